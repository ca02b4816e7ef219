<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Gyre</name>
    <message>
        <source> (joints eliminated)</source>
        <translation> （运动副已消去）</translation>
    </message>
    <message>
        <source> and %1 joints</source>
        <translation> 和 %1 个运动副</translation>
    </message>
    <message>
        <source> and 1 joint</source>
        <translation> 和 1 个运动副</translation>
    </message>
    <message>
        <source> at %1</source>
        <translation> 于 %1</translation>
    </message>
    <message>
        <source> backward</source>
        <translation> 向后</translation>
    </message>
    <message>
        <source> forward</source>
        <translation> 向前</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source> moments</source>
        <translation> 个时刻</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> / %1</translation>
    </message>
    <message>
        <source> per second</source>
        <translation> 每秒</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> 像素</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source> speeds</source>
        <translation> 个转速</translation>
    </message>
    <message numerus="yes">
        <source> with %n more</source>
        <translation><numerusform> 及另外 %n 个</numerusform></translation>
    </message>
    <message>
        <source> – being summed …</source>
        <translation> – 正在求和 …</translation>
    </message>
    <message>
        <source> – values that are not finite are left out</source>
        <translation> – 非有限的值已略去</translation>
    </message>
    <message>
        <source> … the next is on its way</source>
        <translation> … 下一个正在计算</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 J</source>
        <translation>%1 %2 J</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>two bodies, number of the contact</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2);;All files (*)</source>
        <translation>%1 (%2);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 (pulled by hand)</source>
        <translation>%1（手动拉动）</translation>
    </message>
    <message>
        <source>%1 (right)</source>
        <translation>%1（右）</translation>
    </message>
    <message>
        <source>%1 = %2 to %3</source>
        <translation>%1 = %2 至 %3</translation>
    </message>
    <message>
        <source>%1 DOF</source>
        <translation>%1 自由度</translation>
    </message>
    <message>
        <source>%1 J</source>
        <translation>%1 J</translation>
    </message>
    <message>
        <source>%1 N</source>
        <translation>%1 N</translation>
    </message>
    <message>
        <source>%1 N m</source>
        <translation>%1 N m</translation>
    </message>
    <message>
        <source>%1 The parts of elements are told of runs of up to 1000 elements.</source>
        <translation>%1 仅对不超过 1000 个元件的运行给出各元件的份额。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 及另外 %2 个</translation>
    </message>
    <message>
        <source>%1 and %2: %3</source>
        <translation>%1 与 %2：%3</translation>
    </message>
    <message>
        <source>%1 and %2: an impulse at one does not move the other</source>
        <translation>%1 与 %2：一方受到的冲量不会使另一方运动</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation><numerusform>%1 及另外 %n 个</numerusform></translation>
    </message>
    <message>
        <source>%1 and channels such as [pin.angle]</source>
        <translation>%1，以及 [pin.angle] 之类的通道</translation>
    </message>
    <message>
        <source>%1 are stored</source>
        <translation>现存 %1</translation>
    </message>
    <message>
        <source>%1 at %2 Hz</source>
        <translation>%1，%2 Hz</translation>
    </message>
    <message>
        <source>%1 at %2 s</source>
        <translation>%1，%2 s 时</translation>
    </message>
    <message>
        <source>%1 at an eighth of the smallest step, run first and shared by all.</source>
        <translation>%1，步长为最小步长的八分之一，最先运行，供全部算例共用。</translation>
    </message>
    <message>
        <source>%1 at most %2 %3</source>
        <translation>%1 最大 %2 %3</translation>
    </message>
    <message>
        <source>%1 at omega h = %2</source>
        <translation>%1，omega h = %2</translation>
    </message>
    <message>
        <source>%1 at the start</source>
        <translation>初始 %1</translation>
    </message>
    <message>
        <source>%1 at the start and %2 brought in</source>
        <translation>初始 %1，输入 %2</translation>
    </message>
    <message>
        <source>%1 became heat</source>
        <translation>%1 转化为热</translation>
    </message>
    <message>
        <source>%1 by some %2</source>
        <translation>%1 约 %2</translation>
    </message>
    <message>
        <source>%1 cases</source>
        <translation>%1 个算例</translation>
    </message>
    <message>
        <source>%1 constraints</source>
        <translation>%1 个约束</translation>
    </message>
    <message>
        <source>%1 contacts</source>
        <translation>%1 个接触</translation>
    </message>
    <message>
        <source>%1 contacts: more than %2 make no picture. Select a body, and its island is drawn, or the contacts of the body itself where the island is too large.</source>
        <translation>%1 个接触：超过 %2 个便不绘图。选中一个物体，即绘出其所在的岛；岛过大时只绘出该物体自身的接触。</translation>
    </message>
    <message>
        <source>%1 degrees of freedom</source>
        <translation>%1 个自由度</translation>
    </message>
    <message>
        <source>%1 difference</source>
        <translation>%1 之差</translation>
    </message>
    <message>
        <source>%1 frames: %2 s of the run in a film of %3 s, seen as the viewport shows it now.</source>
        <translation>%1 帧：将运行中的 %2 s 制成 %3 s 的影片，画面同当前视口。</translation>
    </message>
    <message>
        <source>%1 free motions, too many to list</source>
        <translation>%1 种自由运动，数量过多，不逐一列出</translation>
    </message>
    <message>
        <source>%1 from an earlier run</source>
        <translation>%1来自先前的运行</translation>
    </message>
    <message>
        <source>%1 held</source>
        <translation>%1 项成立</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1（单位 %2）</translation>
    </message>
    <message>
        <source>%1 islands in colour; grey: alone</source>
        <translation>%1 个岛以颜色区分；灰色：孤立</translation>
    </message>
    <message>
        <source>%1 islands, of the worst</source>
        <translation>%1 个岛，取最差者</translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 次迭代</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 m   x %2  y %3  z %4</source>
        <translation>%1 m   x %2  y %3  z %4</translation>
    </message>
    <message>
        <source>%1 m, %2 m, %3 m</source>
        <translation>%1 m，%2 m，%3 m</translation>
    </message>
    <message>
        <source>%1 mJ</source>
        <translation>%1 mJ</translation>
    </message>
    <message>
        <source>%1 minus %2</source>
        <translation>%1 减 %2</translation>
    </message>
    <message>
        <source>%1 modes</source>
        <translation>%1 个模态</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另外 %1 个</translation>
    </message>
    <message>
        <source>%1 needs a %2 to hold on to: insert one first</source>
        <translation>%1 需要依附于 %2：请先插入一个</translation>
    </message>
    <message>
        <source>%1 not held</source>
        <translation>%1 项不成立</translation>
    </message>
    <message>
        <source>%1 not judged</source>
        <translation>%1 项未判断</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 cases</source>
        <translation>%1 / %2 个算例</translation>
    </message>
    <message>
        <source>%1 of %2 contacts: the islands of the selection</source>
        <translation>%1 / %2 个接触：所选物体所在的岛</translation>
    </message>
    <message>
        <source>%1 of %2 contacts: those of the selected bodies</source>
        <translation>%1 / %2 个接触：所选物体的接触</translation>
    </message>
    <message>
        <source>%1 on itself: %2</source>
        <translation>%1 对自身：%2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>%1 points are not shown: they are zero or negative</source>
        <translation>%1 个点未显示：其值为零或负</translation>
    </message>
    <message>
        <source>%1 redundant</source>
        <translation>%1 个冗余</translation>
    </message>
    <message>
        <source>%1 redundant constraints</source>
        <translation>%1 个冗余约束</translation>
    </message>
    <message>
        <source>%1 rigid</source>
        <translation>%1 个刚体模态</translation>
    </message>
    <message>
        <source>%1 rows until t = %2, shown as the run “%3”.</source>
        <translation>%1 行，至 t = %2，显示为运行“%3”。</translation>
    </message>
    <message>
        <source>%1 rows, %2 GB on disk</source>
        <translation>%1 行，磁盘占用 %2 GB</translation>
    </message>
    <message>
        <source>%1 rows. A column whose channel is empty is left out; one that is a channel of the model is drawn over it; x, y, z, qw, qx, qy and qz of a body make a ghost of it.</source>
        <translation>%1 行。通道为空的列不读入；与模型通道同名的列叠绘在该通道上；物体的 x、y、z、qw、qx、qy 和 qz 构成其虚影。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 s: %2.</source>
        <translation>%1 s：%2。</translation>
    </message>
    <message>
        <source>%1 selected: %2</source>
        <translation>已选 %1 个：%2</translation>
    </message>
    <message>
        <source>%1 stands in two lines.</source>
        <translation>%1 出现在两行中。</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 步</translation>
    </message>
    <message>
        <source>%1 takes up to %2 of the selected elements; %3 are selected</source>
        <translation>%1 最多取所选元件中的 %2 个；现已选 %3 个</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 to %2 s (%3 s)</source>
        <translation>%1 至 %2 s（%3 s）</translation>
    </message>
    <message>
        <source>%1 unstable</source>
        <translation>%1 个不稳定</translation>
    </message>
    <message>
        <source>%1 was asked for</source>
        <translation>要求 %1</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 已被其他程序修改。</translation>
    </message>
    <message>
        <source>%1 was imported. What is listed here changes how it looks or is reported, not how it moves.</source>
        <translation>%1 已导入。此处列出的内容改变其外观或报告，不改变其运动。</translation>
    </message>
    <message>
        <source>%1 was imported. What is listed here is impossible in the file, and was repaired.</source>
        <translation>%1 已导入。下列内容在文件中不合理，已作修复。</translation>
    </message>
    <message>
        <source>%1 was imported. What is listed here was not taken over as it stands in the file.</source>
        <translation>%1 已导入。下列内容未按文件原样采用。</translation>
    </message>
    <message>
        <source>%1 ± %2 i</source>
        <translation>%1 ± %2 i</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × real time</source>
        <translation>%1 × 实时</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two bodies</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1%2 at %3 s; |W| from %4 to %5 1/kg; %6 of %7 blocks act%8</source>
        <translation>%3 s 时 %1%2；|W| 从 %4 到 %5 1/kg；%7 个块中 %6 个起作用%8</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2, %3 m</source>
        <translation>%1，%2，%3 m</translation>
    </message>
    <message>
        <source>%1, along its own axes (X)</source>
        <translation>%1，沿自身轴 (X)</translation>
    </message>
    <message>
        <source>%1, along the axes of space (X)</source>
        <translation>%1，沿空间轴 (X)</translation>
    </message>
    <message>
        <source>%1, brought energy in</source>
        <translation>%1，引入了能量</translation>
    </message>
    <message>
        <source>%1, centre of %2</source>
        <translation>%1，%2 的中心</translation>
    </message>
    <message>
        <source>%1, disabled</source>
        <translation>%1，已禁用</translation>
    </message>
    <message>
        <source>%1, elastic %2 J</source>
        <translation>%1，弹性 %2 J</translation>
    </message>
    <message>
        <source>%1, face of %2</source>
        <translation>%1，%2 的面</translation>
    </message>
    <message>
        <source>%1, not reached</source>
        <translation>%1，未达到</translation>
    </message>
    <message>
        <source>%1, not unique</source>
        <translation>%1，不唯一</translation>
    </message>
    <message>
        <source>%1, off because something it hangs on is disabled</source>
        <translation>%1，因其依附的元件被禁用而停用</translation>
    </message>
    <message>
        <source>%1, pulled by hand</source>
        <translation>%1，手动拉动</translation>
    </message>
    <message>
        <source>%1, run first and shared by all.</source>
        <translation>%1，最先运行，供全部算例共用。</translation>
    </message>
    <message>
        <source>%1, s = %2 m: %3 %4</source>
        <translation>%1，s = %2 m：%3 %4</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>%1. A click selects its cases in the table.</source>
        <translation>%1。单击即在表中选中其算例。</translation>
    </message>
    <message>
        <source>%1. Nothing is changed; Esc goes back</source>
        <translation>%1。未作任何更改；Esc 返回</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 J at %3 s
%4</source>
        <translation>%1：%2 J，%3 s 时
%4</translation>
    </message>
    <message>
        <source>%1: %2 stick, %3 slip, %4 open; overlap %5 mm; work %6%7</source>
        <translation>%1：%2 粘滞，%3 滑移，%4 分离；重叠量 %5 mm；功 %6%7</translation>
    </message>
    <message>
        <source>%1: %2. A run would use the value before, which is not the one that stands there</source>
        <translation>%1：%2。运行将使用先前的值，而非此处所示的值</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <translation>%1：%2；%3</translation>
    </message>
    <message>
        <source>%1: a block, not a beam</source>
        <translation>%1：是块体，不是梁</translation>
    </message>
    <message>
        <source>%1: a number of values from 2 was expected.</source>
        <translation>%1：值的个数应不少于 2。</translation>
    </message>
    <message>
        <source>%1: bodies pass through each other</source>
        <translation>%1：物体互相穿过</translation>
    </message>
    <message>
        <source>%1: drag onto a plot, or double-click</source>
        <translation>%1：拖到曲线图上，或双击</translation>
    </message>
    <message>
        <source>%1: ignore</source>
        <translation>%1：忽略</translation>
    </message>
    <message>
        <source>%1: its columns are called as the channels are, beside "t" or "time".</source>
        <translation>%1：除 "t" 或 "time" 外，各列以通道名命名。</translation>
    </message>
    <message>
        <source>%1: touch</source>
        <translation>%1：接触</translation>
    </message>
    <message>
        <source>%1: two numbers were expected, the smaller one first.</source>
        <translation>%1：应为两个数，较小者在前。</translation>
    </message>
    <message>
        <source>%1°: use more elements</source>
        <translation>%1°：宜增加单元</translation>
    </message>
    <message>
        <source>%L1 rows from %2 to %3 s, %4; lines every %5 Hz; the mean is taken off</source>
        <translation>%2 至 %3 s 共 %L1 行，%4；谱线间隔 %5 Hz；已去除均值</translation>
    </message>
    <message>
        <source>%L1 runs to %2 s each</source>
        <translation>%L1 次运行，每次至 %2 s</translation>
    </message>
    <message>
        <source>%L1 vertices, %L2 triangles</source>
        <translation>%L1 个顶点，%L2 个三角形</translation>
    </message>
    <message numerus="yes">
        <source>%n new copies; joints and forces between them are copied, too.</source>
        <translation><numerusform>%n 个新副本；它们之间的运动副和力也一并复制。</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation><numerusform>另外 %n 个</numerusform></translation>
    </message>
    <message>
        <source>&amp;About Gyre Studio</source>
        <translation>关于 Gyre Studio(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;All bodies</source>
        <translation>所有物体(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Analyses</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Angular speed</source>
        <translation>角速度(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Assemble initial values</source>
        <translation>装配初始值(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>自动(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Axes of</source>
        <translation>轴系(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Axis</source>
        <translation>轴(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Bending moment My</source>
        <translation>弯矩 My(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Body</source>
        <translation>物体(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;By</source>
        <translation>方式(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Campbell diagram</source>
        <translation>坎贝尔图(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Centre, m</source>
        <translation>中心(&amp;C)，m</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>栏宽(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Compare integrators…</source>
        <translation>比较积分器(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Corner	0</source>
        <translation>轴测视图(&amp;C)	0</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Derivative</source>
        <translation>导数(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Drives, stops and gears</source>
        <translation>驱动、限位和齿轮(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Edit formula…</source>
        <translation>编辑公式(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Enabled</source>
        <translation>启用(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Export all channels as CSV…</source>
        <translation>将所有通道导出为 CSV(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Fill the screen</source>
        <translation>充满屏幕(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Find in the tree</source>
        <translation>在树中查找(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Force</source>
        <translation>力(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Forces</source>
        <translation>力(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Front	1</source>
        <translation>前视图(&amp;F)	1</translation>
    </message>
    <message>
        <source>&amp;Go on from the end of the run</source>
        <translation>从运行末尾继续(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Graphics card</source>
        <translation>显卡(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>指南(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>高度(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hinges</source>
        <translation>铰(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Horizontal axis</source>
        <translation>横轴(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Ignore this pair of bodies</source>
        <translation>忽略这对物体(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Import URDF or MJCF…</source>
        <translation>导入 URDF 或 MJCF(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>插入(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Insert…</source>
        <translation>插入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Integral</source>
        <translation>积分(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Into tabs with</source>
        <translation>并为标签页(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Inverse dynamics</source>
        <translation>逆动力学(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Joint</source>
        <translation>运动副(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Joint by picking</source>
        <translation>拾取创建运动副(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Joints and forces</source>
        <translation>运动副和力(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Keep the originals</source>
        <translation>保留原物体(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Keep this run for comparison</source>
        <translation>保留此运行以供比较(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>按键与鼠标(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Kinematics</source>
        <translation>运动学(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Kinetic energy</source>
        <translation>动能(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>文字(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Loads and friction</source>
        <translation>载荷和摩擦(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Look through it</source>
        <translation>切换到此视图(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Mouse</source>
        <translation>鼠标(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>移动(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Move up</source>
        <translation>上移(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New model</source>
        <translation>新建模型(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;New plot</source>
        <translation>新建曲线图(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>下一面板(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Normal force N</source>
        <translation>轴力 N(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Normals</source>
        <translation>法线(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>无(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Number in all</source>
        <translation>总数(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Order study…</source>
        <translation>收敛阶研究(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;ParaView (.pvd)…</source>
        <translation>ParaView (.pvd)(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Parallel projection	5</source>
        <translation>平行投影(&amp;P)	5</translation>
    </message>
    <message>
        <source>&amp;Parameter</source>
        <translation>参数(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Parameter study…</source>
        <translation>参数研究(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Part of the run</source>
        <translation>运行区间(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>阵列(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>摆放(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Plane</source>
        <translation>平面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play what is recorded</source>
        <translation>播放记录(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Plots</source>
        <translation>曲线图(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>接触点(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Presenting</source>
        <translation>演示(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>上一面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Processor</source>
        <translation>处理器(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Reaction force of joints</source>
        <translation>运动副的约束反力(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reactions of joints</source>
        <translation>运动副的约束反力(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rename, replace, delete…</source>
        <translation>重命名、替换、删除(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Report (.html)…</source>
        <translation>报告 (.html)(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Right	3</source>
        <translation>右视图(&amp;R)	3</translation>
    </message>
    <message>
        <source>&amp;Rod between two places</source>
        <translation>两处之间画杆(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save the state of the run…</source>
        <translation>保存运行状态(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Save this layout…</source>
        <translation>保存此布局(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation>保存此视图(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Show contacts</source>
        <translation>显示接触(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Size, pixels</source>
        <translation>尺寸(&amp;S)，像素</translation>
    </message>
    <message>
        <source>&amp;Spacing, m</source>
        <translation>间距(&amp;S)，m</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>速度(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Spring by picking</source>
        <translation>拾取创建弹簧(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Springs, bushings and beams</source>
        <translation>弹簧、衬套和梁(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Statics</source>
        <translation>静力学(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>研究(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>时间(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Title and time in the picture</source>
        <translation>画面中的标题和时间(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Top	7</source>
        <translation>顶视图(&amp;T)	7</translation>
    </message>
    <message>
        <source>&amp;Torsion T</source>
        <translation>扭矩 T(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>透明背景(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>转动(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Unit of time</source>
        <translation>时间单位(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Use in a formula…</source>
        <translation>用于公式(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Values at the arrows</source>
        <translation>箭头处的数值(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;What acts</source>
        <translation>作用的载荷(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>宽度(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;glTF (.glb)…</source>
        <translation>glTF (.glb)(&amp;G)…</translation>
    </message>
    <message>
        <source>, %1 failed</source>
        <translation>，%1 个失败</translation>
    </message>
    <message>
        <source>, %1 from an earlier run</source>
        <translation>，%1 个来自先前的运行</translation>
    </message>
    <message>
        <source>, %1 points, </source>
        <translation>，%1 个点， </translation>
    </message>
    <message>
        <source>, %L1 triangles</source>
        <translation>，%L1 个三角形</translation>
    </message>
    <message>
        <source>, against the spin</source>
        <translation>，与自转反向</translation>
    </message>
    <message>
        <source>, from t = %1 s</source>
        <translation>，自 t = %1 s 起</translation>
    </message>
    <message>
        <source>, semi-axes </source>
        <translation>，半轴 </translation>
    </message>
    <message>
        <source>, with the spin</source>
        <translation>，与自转同向</translation>
    </message>
    <message>
        <source>. Curve: %1</source>
        <translation>。曲线：%1</translation>
    </message>
    <message>
        <source>0 %</source>
        <translation>0 %</translation>
    </message>
    <message>
        <source>0 mJ</source>
        <translation>0 mJ</translation>
    </message>
    <message>
        <source>0.1 m</source>
        <translation>0.1 m</translation>
    </message>
    <message>
        <source>0.1 m, 0.2 m</source>
        <translation>0.1 m, 0.2 m</translation>
    </message>
    <message>
        <source>1 case</source>
        <translation>1 个算例</translation>
    </message>
    <message>
        <source>1 constraint</source>
        <translation>1 个约束</translation>
    </message>
    <message>
        <source>1 contact</source>
        <translation>1 个接触</translation>
    </message>
    <message>
        <source>1 degree of freedom</source>
        <translation>1 个自由度</translation>
    </message>
    <message>
        <source>1 equation: the z axes of the two markers keep their angle, wherever their origins are. Phi = z1 . z2 - cos(angle).</source>
        <translation>1 个方程：两个标架的 z 轴保持夹角不变，与原点位置无关。Phi = z1 . z2 - cos(angle)。</translation>
    </message>
    <message>
        <source>1 equation: the z axes of the two markers stay perpendicular, wherever their origins are. Phi = z1 . z2 (Haug 1989, sec. 9.4).</source>
        <translation>1 个方程：两个标架的 z 轴保持垂直，与原点位置无关。Phi = z1 . z2 (Haug 1989, sec. 9.4)。</translation>
    </message>
    <message>
        <source>1 island</source>
        <translation>1 个岛</translation>
    </message>
    <message>
        <source>1 island in colour; grey: alone</source>
        <translation>1 个岛以颜色区分；灰色：孤立</translation>
    </message>
    <message>
        <source>1 iteration</source>
        <translation>1 次迭代</translation>
    </message>
    <message>
        <source>1 mode</source>
        <translation>1 个模态</translation>
    </message>
    <message>
        <source>1 point is not shown: it is zero or negative</source>
        <translation>1 个点未显示：其值为零或负</translation>
    </message>
    <message>
        <source>1 redundant constraint</source>
        <translation>1 个冗余约束</translation>
    </message>
    <message>
        <source>1/10 of real time</source>
        <translation>1/10 实时</translation>
    </message>
    <message>
        <source>1/100 of real time</source>
        <translation>1/100 实时</translation>
    </message>
    <message>
        <source>10 × real time</source>
        <translation>10 × 实时</translation>
    </message>
    <message>
        <source>1: the published method, unstable for fast tops; 1/2: second order</source>
        <translation>1：已发表的方法，对高速陀螺不稳定；1/2：二阶</translation>
    </message>
    <message>
        <source>2 equations: the z axes of the two markers stay parallel, wherever their origins are. Phi = (x1 . z2, y1 . z2) (Haug 1989, sec. 9.4).</source>
        <translation>2 个方程：两个标架的 z 轴保持平行，与原点位置无关。Phi = (x1 . z2, y1 . z2) (Haug 1989, sec. 9.4)。</translation>
    </message>
    <message>
        <source>2 × real time</source>
        <translation>2 × 实时</translation>
    </message>
    <message>
        <source>3 equations: the axes of the two markers stay parallel, wherever their origins are. Phi = (x1 . y2, y1 . z2, z1 . x2).</source>
        <translation>3 个方程：两个标架的各轴保持平行，与原点位置无关。Phi = (x1 . y2, y1 . z2, z1 . x2)。</translation>
    </message>
    <message>
        <source>30 deg</source>
        <translation>30 deg</translation>
    </message>
    <message>
        <source>6 numbers (translation x y z, rotation x y z) or a symmetric 6x6 matrix</source>
        <translation>6 个数（平移 x y z，转动 x y z）或对称 6x6 矩阵</translation>
    </message>
    <message>
        <source>6 numbers or a symmetric 6x6 matrix</source>
        <translation>6 个数或对称 6x6 矩阵</translation>
    </message>
    <message>
        <source>6 numbers or a symmetric 6x6 matrix: forces x y z [N] and moments x y z [N m] of a section over its strains; in place of the moduli and the moments of area</source>
        <translation>6 个数或对称 6x6 矩阵：截面的力 x y z [N] 和力矩 x y z [N m] 与其应变的关系；替代各模量和截面惯性矩</translation>
    </message>
    <message>
        <source>; %1 loads not unique</source>
        <translation>；%1 个载荷不唯一</translation>
    </message>
    <message>
        <source>; the run has gone on since</source>
        <translation>；此后运行又有推进</translation>
    </message>
    <message>
        <source>&lt;b&gt;An empty model&lt;/b&gt;</source>
        <translation>&lt;b&gt;空模型&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Gyre Studio %1&lt;/h3&gt;&lt;p&gt;A workbench for constrained multibody dynamics: every integrator on the same model, with energy, constraint drift and Newton's iteration laid open.&lt;/p&gt;&lt;p&gt;BSD-3-Clause licence.&lt;/p&gt;&lt;p&gt;The views are %2.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Gyre Studio %1&lt;/h3&gt;&lt;p&gt;约束多体动力学工作台：各种积分器用于同一模型，能量、约束漂移和牛顿迭代一览无余。&lt;/p&gt;&lt;p&gt;BSD-3-Clause 许可证。&lt;/p&gt;&lt;p&gt;视图：%2。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;table cellspacing='2'&gt;&lt;tr&gt;&lt;td&gt;Wheel&lt;/td&gt;&lt;td&gt;zoom about the mouse&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Shift + wheel&lt;/td&gt;&lt;td&gt;zoom the horizontal axis&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + wheel&lt;/td&gt;&lt;td&gt;zoom the vertical axis&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Left drag&lt;/td&gt;&lt;td&gt;zoom into a box; a flat box zooms one axis&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Middle drag&lt;/td&gt;&lt;td&gt;move the picture&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Mouse on a point&lt;/td&gt;&lt;td&gt;its numbers&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Arrow keys&lt;/td&gt;&lt;td&gt;from point to point, from curve to curve&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Click in the legend&lt;/td&gt;&lt;td&gt;hide or show a curve&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Double click or F&lt;/td&gt;&lt;td&gt;show everything&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</source>
        <translation>&lt;table cellspacing='2'&gt;&lt;tr&gt;&lt;td&gt;滚轮&lt;/td&gt;&lt;td&gt;以鼠标为中心缩放&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Shift + 滚轮&lt;/td&gt;&lt;td&gt;缩放横轴&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + 滚轮&lt;/td&gt;&lt;td&gt;缩放纵轴&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;左键拖动&lt;/td&gt;&lt;td&gt;放大框选区域；扁框只缩放一个轴&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;中键拖动&lt;/td&gt;&lt;td&gt;移动画面&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;鼠标置于点上&lt;/td&gt;&lt;td&gt;显示其数值&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;方向键&lt;/td&gt;&lt;td&gt;在点之间、曲线之间移动&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;单击图例&lt;/td&gt;&lt;td&gt;隐藏或显示曲线&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;双击或 F&lt;/td&gt;&lt;td&gt;显示全部&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</translation>
    </message>
    <message>
        <source>&lt;table cellspacing='2'&gt;&lt;tr&gt;&lt;td&gt;Wheel&lt;/td&gt;&lt;td&gt;zoom time about the mouse&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + wheel&lt;/td&gt;&lt;td&gt;zoom values (also over the value axis)&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Shift + wheel&lt;/td&gt;&lt;td&gt;zoom both&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Left drag&lt;/td&gt;&lt;td&gt;zoom into a box; a flat box zooms one axis&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Middle drag&lt;/td&gt;&lt;td&gt;move the picture&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Shift + click or drag&lt;/td&gt;&lt;td&gt;set the time cursor&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + left drag, R&lt;/td&gt;&lt;td&gt;statistics of a range of time&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;M&lt;/td&gt;&lt;td&gt;marker with words at the time cursor; drag it, double-click it&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + Z&lt;/td&gt;&lt;td&gt;take back what was done to markers&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;E&lt;/td&gt;&lt;td&gt;plot a formula over channels&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;X, S, T&lt;/td&gt;&lt;td&gt;curves over another quantity, their spectra, over time&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;D&lt;/td&gt;&lt;td&gt;runs minus the baseline, or the runs&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Double click or F&lt;/td&gt;&lt;td&gt;show everything and follow the run&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</source>
        <translation>&lt;table cellspacing='2'&gt;&lt;tr&gt;&lt;td&gt;滚轮&lt;/td&gt;&lt;td&gt;以鼠标为中心缩放时间&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + 滚轮&lt;/td&gt;&lt;td&gt;缩放数值（在数值轴上亦可）&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Shift + 滚轮&lt;/td&gt;&lt;td&gt;两者同时缩放&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;左键拖动&lt;/td&gt;&lt;td&gt;放大框选区域；扁框只缩放一个轴&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;中键拖动&lt;/td&gt;&lt;td&gt;移动画面&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Shift + 单击或拖动&lt;/td&gt;&lt;td&gt;设置时间光标&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + 左键拖动，R&lt;/td&gt;&lt;td&gt;某一时间范围的统计&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;M&lt;/td&gt;&lt;td&gt;在时间光标处加文字标记；可拖动、双击&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + Z&lt;/td&gt;&lt;td&gt;撤销对标记的操作&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;E&lt;/td&gt;&lt;td&gt;绘制由通道组成的公式&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;X、S、T&lt;/td&gt;&lt;td&gt;曲线对另一个量、曲线的频谱、曲线对时间&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;D&lt;/td&gt;&lt;td&gt;各运行减去基准，或各运行本身&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;双击或 F&lt;/td&gt;&lt;td&gt;显示全部并跟随运行&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</translation>
    </message>
    <message>
        <source>&lt;table cellspacing=0 cellpadding=3&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Shift+A&lt;/b&gt;&amp;nbsp;&amp;nbsp;&lt;/td&gt;&lt;td&gt;insert a body&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Shift+A&lt;/b&gt;&lt;/td&gt;&lt;td&gt;with one body selected: a joint to the ground&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Shift+A&lt;/b&gt;&lt;/td&gt;&lt;td&gt;with two selected: a joint or a spring between them&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;1&lt;/b&gt;, &lt;b&gt;L&lt;/b&gt;&lt;/td&gt;&lt;td&gt;in the view: from the front; draw rods with hinges&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Space&lt;/b&gt;&lt;/td&gt;&lt;td&gt;run&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</source>
        <translation>&lt;table cellspacing=0 cellpadding=3&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Shift+A&lt;/b&gt;&amp;nbsp;&amp;nbsp;&lt;/td&gt;&lt;td&gt;插入物体&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Shift+A&lt;/b&gt;&lt;/td&gt;&lt;td&gt;选中一个物体时：与大地之间的运动副&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Shift+A&lt;/b&gt;&lt;/td&gt;&lt;td&gt;选中两个时：两者之间的运动副或弹簧&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;1&lt;/b&gt;, &lt;b&gt;L&lt;/b&gt;&lt;/td&gt;&lt;td&gt;在视图中：前视；画带铰的杆&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;空格&lt;/b&gt;&lt;/td&gt;&lt;td&gt;运行&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</translation>
    </message>
    <message>
        <source>A ball.</source>
        <translation>球体。</translation>
    </message>
    <message>
        <source>A bent beam is no initial placement: let a run come to rest and save its state instead.</source>
        <translation>弯曲的梁不能作为初始位姿：请改为让运行达到静止，再保存其状态。</translation>
    </message>
    <message>
        <source>A blow that runs on through bodies that do not touch takes a further solve in the same step</source>
        <translation>若冲击继续传到互不接触的物体，则在同一步内再求解一次</translation>
    </message>
    <message>
        <source>A box, centred.</source>
        <translation>长方体，居中。</translation>
    </message>
    <message>
        <source>A camera with a name, for the window and for pictures and films of a run. It stands where these keys say while all bodies are at their initial placements.</source>
        <translation>带名称的相机，用于窗口以及运行的图片和影片。所有物体处于初始位姿时，相机位于这些键所给的位置。</translation>
    </message>
    <message>
        <source>A click lights the joints of the set.
Motion does not suffer, but how reactions are shared among these multipliers is not unique.</source>
        <translation>单击可高亮该组的运动副。
运动不受影响，但约束反力在这些乘子之间的分配不唯一。</translation>
    </message>
    <message>
        <source>A closed polygon in x-y, drawn out along z from -length/2 to +length/2.</source>
        <translation>x-y 平面内的封闭多边形，沿 z 从 -length/2 拉伸到 +length/2。</translation>
    </message>
    <message>
        <source>A comparison takes two methods or more</source>
        <translation>比较至少需要两种方法</translation>
    </message>
    <message>
        <source>A cone about z: the base at -length/2, the apex at +length/2.</source>
        <translation>绕 z 轴的圆锥：底面在 -length/2，顶点在 +length/2。</translation>
    </message>
    <message>
        <source>A contact brought energy in: see the mark in its line</source>
        <translation>有接触引入了能量：见该行的标志</translation>
    </message>
    <message>
        <source>A cylinder about z with half balls on its ends, centred.</source>
        <translation>绕 z 轴的圆柱，两端为半球，居中。</translation>
    </message>
    <message>
        <source>A cylinder about z, centred.</source>
        <translation>绕 z 轴的圆柱，居中。</translation>
    </message>
    <message>
        <source>A disc on body 2, about the z axis of marker 2, rolls without slipping on the x-y plane of marker 1: 1 equation of position and 2 nonholonomic equations. Without slip the point of contact has no velocity in the plane (Neimark and Fufaev 1972, ch. 2).</source>
        <translation>物体 2 上绕标架 2 的 z 轴的圆盘在标架 1 的 x-y 平面上作纯滚动：1 个位置方程和 2 个非完整方程。无滑移时，接触点在平面内的速度为零 (Neimark and Fufaev 1972, ch. 2)。</translation>
    </message>
    <message>
        <source>A displacement that follows an angle, 1 equation: the rack moves by radius times the pinion's angle. Phi = (d - d(0)) - radius (theta - theta(0)).</source>
        <translation>位移随转角变化，1 个方程：齿条的位移等于半径乘以小齿轮的转角。Phi = (d - d(0)) - radius (theta - theta(0))。</translation>
    </message>
    <message>
        <source>A field</source>
        <translation>某字段</translation>
    </message>
    <message>
        <source>A file with a known solution…</source>
        <translation>已知解的文件…</translation>
    </message>
    <message>
        <source>A flexible beam that hardly resists bending, as a rope of fibres: straight, of 24 elements. Hold its ends by joints at station 0 and 1.</source>
        <translation>几乎不抗弯的柔性梁，如纤维绳：直线形，24 个单元。用站位 0 和 1 处的运动副固定其两端。</translation>
    </message>
    <message>
        <source>A force and a torque on body 2 at its marker, the opposite on body 1, each component an expression of t, of the motion of marker 2 against marker 1 in the axes of marker 1 (offset x y z, its rate vx vy vz, rotation vector rx ry rz, through full turns about one axis at a time, angular velocity wx wy wz), of parameters, and of channels in brackets, as [pin.angle]: position, orientation and velocity of bodies, coordinates of joints and their rates, deflection, rate, force, energy and power of force elements without a state or signals of their own, but no accelerations, multipliers or reactions. Its energy is counted as work.</source>
        <translation>作用于物体 2 标架处的力和力矩，物体 1 受反作用；各分量为表达式，可含 t、标架 2 相对标架 1 的运动（在标架 1 的轴中：偏移 x y z，其变化率 vx vy vz，转动矢量 rx ry rz（每次绕一个轴转动时可累计整圈），角速度 wx wy wz）、参数，以及方括号中的通道，如 [pin.angle]：物体的位置、姿态和速度，运动副的坐标及其变化率，无自身状态或信号的力元件的变形、变形率、力、能量和功率，但不含加速度、乘子和约束反力。其能量计为功。</translation>
    </message>
    <message>
        <source>A force on a point of a body; each component a number, an expression of t or a table. Its energy is counted as work.</source>
        <translation>作用于物体上一点的力；各分量为数、t 的表达式或表。其能量计为功。</translation>
    </message>
    <message>
        <source>A frame of the body, whose place the point then has; the numbers follow it</source>
        <translation>物体的一个坐标系，点即位于其位置；数值随之而变</translation>
    </message>
    <message>
        <source>A hinge where an end of the rod is picked on a body</source>
        <translation>杆端拾取在物体上时，在该处建立铰</translation>
    </message>
    <message>
        <source>A known solution</source>
        <translation>已知解</translation>
    </message>
    <message>
        <source>A model from a file, by its own method, beside this one</source>
        <translation>文件中的另一模型，以其自身的方法，与本模型并列</translation>
    </message>
    <message>
        <source>A named number. Where an element wants a number it may have a formula such as "2*k + 3 mm" instead, which uses parameters by their names.</source>
        <translation>有名称的数。元件要求数的地方也可写公式，如 "2*k + 3 mm"，其中按名称引用参数。</translation>
    </message>
    <message>
        <source>A number, with or without unit, an expression of %1 (%2 in %3), or a table [[%2, value], ...]</source>
        <translation>数（可带单位）、%1 的表达式（%2，单位 %3）或表 [[%2, 值], ...]</translation>
    </message>
    <message>
        <source>A number, with or without unit, an expression of the time t in seconds, e.g. 5*sin(2*t), or a table of points [[t, value], ...]</source>
        <translation>数（可带单位）、时间 t（秒）的表达式，如 5*sin(2*t)，或由点构成的表 [[t, 值], ...]</translation>
    </message>
    <message>
        <source>A place and axes on a body or in space that have a name. Markers of joints and forces that name it are where it is, as in "frame1": {"frame": "crank pin"}: moved once, it moves all of them.</source>
        <translation>物体上或空间中带名称的位置和轴系。引用它的运动副和力的标架即位于该处，例如 "frame1": {"frame": "crank pin"}：移动一次，所有标架随之移动。</translation>
    </message>
    <message>
        <source>A point mass with three degrees of freedom: m x'' = F.</source>
        <translation>有三个自由度的质点：m x'' = F。</translation>
    </message>
    <message>
        <source>A point of a body or in space that is only looked at: position, velocity and acceleration in inertial axes, its distance to another point, and the angle at it between two others. Its path is drawn as its trail.</source>
        <translation>物体上或空间中仅供观察的点：惯性轴中的位置、速度和加速度，到另一点的距离，以及以它为顶点对另两点的夹角。其路径绘为轨迹。</translation>
    </message>
    <message>
        <source>A rigid body of this shape, with the mass and inertia of a hollow machine part.</source>
        <translation>此形状的刚体，质量和惯量相当于空心的机械零件。</translation>
    </message>
    <message>
        <source>A rigid body that turns about a fixed point, three degrees of freedom: J W' + W x (J W) = torque about the pivot. (Bruels and Cardona 2010, eq. 71.)</source>
        <translation>绕固定点转动的刚体，三个自由度：J W' + W x (J W) = 对支点的力矩。(Bruels and Cardona 2010, eq. 71)</translation>
    </message>
    <message>
        <source>A rigid body with six degrees of freedom: m x'' = F, J W' + W x (J W) = torque (body axes). (Bruels and Cardona 2010, eqs. 77-78.)</source>
        <translation>有六个自由度的刚体：m x'' = F，J W' + W x (J W) = 力矩（体轴）。(Bruels and Cardona 2010, eqs. 77-78)</translation>
    </message>
    <message>
        <source>A shade means the same at all moments of a run; else each moment has its own range</source>
        <translation>同一色阶在运行的各时刻含义相同；否则各时刻有各自的范围</translation>
    </message>
    <message>
        <source>A slender elastic body for large deflections: geometrically exact strains (Reissner 1981; Simo 1985), on rigid nodes with elements of order 4 between them, which every method carries. What takes hold of it names a station, from 0 at its start to 1 at its end. The nodes are NAME.0, NAME.1 and so on; NAME.tip is the end.</source>
        <translation>可作大变形的细长弹性体：几何精确应变 (Reissner 1981; Simo 1985)，由刚性节点及其间的 4 阶单元组成，各种方法均可计算。连接于其上的元件须指定站位，起点为 0，末端为 1。节点为 NAME.0、NAME.1 等；NAME.tip 为末端。</translation>
    </message>
    <message>
        <source>A surface of triangles. They are kept in the file, so that it runs everywhere; triangles that face inwards are turned when it is read. Mass follows from a density only where the surface is closed.</source>
        <translation>三角形曲面。三角形存于文件中，因此处处可运行；朝内的三角形在读入时翻转。仅当曲面封闭时才能由密度得出质量。</translation>
    </message>
    <message>
        <source>A table of another program, or of a measurement, as a run to compare with</source>
        <translation>其他程序或测量的表，作为供比较的运行</translation>
    </message>
    <message>
        <source>A torque on a body; each component a number, an expression of t or a table. Its energy is counted as work.</source>
        <translation>作用于物体的力矩；各分量为数、t 的表达式或表。其能量计为功。</translation>
    </message>
    <message>
        <source>A uniform Timoshenko beam without mass along the x axes of two markers. Strain 'halfway': straight, in axes halfway between the markers (Przemieniecki 1968, eq. 5.116); any motion as a whole, small deformation. Strain 'helix': along the helix between the markers, the logarithm of their pose (Borri and Bottasso 1994; Sonneville, Cardona and Bruels 2014), with the compliance of strains that are linear along it; large deformation, curved and twisted rest shapes, order 4 in the length. Unloaded and straight, marker 2 is at x = length of marker 1.</source>
        <translation>沿两标架 x 轴的无质量等截面 Timoshenko 梁。应变 'halfway'：直线，采用两标架的中间轴系 (Przemieniecki 1968, eq. 5.116)；整体运动任意，变形小。应变 'helix'：沿两标架间的螺旋线，即其相对位姿的对数 (Borri and Bottasso 1994; Sonneville, Cardona and Bruels 2014)，柔度按沿螺旋线线性变化的应变计算；适用于大变形、弯曲和扭转的无载荷形状，对长度为 4 阶。无载荷且为直线时，标架 2 位于标架 1 的 x = length 处。</translation>
    </message>
    <message>
        <source>A uniform gravity field on every body, added to the one the file's key "gravity" gives.</source>
        <translation>作用于所有物体的均匀重力场，叠加于文件中键 "gravity" 给出的重力场。</translation>
    </message>
    <message>
        <source>A unit is as long on one axis as on the other</source>
        <translation>两轴上一个单位的长度相同</translation>
    </message>
    <message>
        <source>AKW (Austin, Krishnaprasad, Wang)</source>
        <translation>AKW (Austin, Krishnaprasad, Wang)</translation>
    </message>
    <message>
        <source>About Gyre Studio</source>
        <translation>关于 Gyre Studio</translation>
    </message>
    <message>
        <source>About the centre of mass in body axes: xx yy zz, or xx yy zz xy yz zx (tensor entries)</source>
        <translation>对质心，体轴：xx yy zz，或 xx yy zz xy yz zx（张量分量）</translation>
    </message>
    <message>
        <source>About the pivot in body axes: xx yy zz, or xx yy zz xy yz zx (tensor entries)</source>
        <translation>对支点，体轴：xx yy zz，或 xx yy zz xy yz zx（张量分量）</translation>
    </message>
    <message>
        <source>Above it the stop pulls the points together; 0: none</source>
        <translation>超过此长度，限位将两点拉近；0：无</translation>
    </message>
    <message>
        <source>Above it the stop pushes back; the same as the smallest: no stops</source>
        <translation>超过此值，限位推回；与最小值相同：无限位</translation>
    </message>
    <message>
        <source>Absolute tolerance of Newton's weighted test, as published: of what a step moves by in m and rad, of multipliers in N and N m, whatever the size of the model</source>
        <translation>牛顿加权检验的绝对容差，同原文献：一步的移动量以 m 和 rad 计，乘子以 N 和 N m 计，与模型大小无关</translation>
    </message>
    <message>
        <source>Absolute tolerance of Newton's weighted test: of what a step moves by, as a speed, in lengths of the model per second and rad/s; of a multiplier, as a share of what brings the masses that its joint moves to one length of the model per second, or 1 rad/s, within a second</source>
        <translation>牛顿加权检验的绝对容差：一步的移动量按速度计，单位为模型长度每秒和 rad/s；乘子则按份额计，以使其运动副所带动的质量在一秒内达到每秒一个模型长度或 1 rad/s 的值为准</translation>
    </message>
    <message>
        <source>Absolute tolerance of positions [m] and quaternions. 0: a millionth of how far each body has moved in the run so far, or is about to, from where it began, and rtol is of that; where bodies may touch, of the model's length at least</source>
        <translation>位置 [m] 和四元数的绝对容差。0：取各物体在本次运行中自起点已移动或即将移动距离的百万分之一，rtol 亦以此为准；物体可能接触时，至少以模型长度为准</translation>
    </message>
    <message>
        <source>Absolute tolerance of the local error: of positions as a share of the model's length, of rotations in rad, of velocities the same per second</source>
        <translation>局部误差的绝对容差：位置以模型长度的份额计，转动以 rad 计，速度按每秒同样计</translation>
    </message>
    <message>
        <source>Absolute tolerance of velocities [m/s, rad/s] (and of multipliers [N, N m]). 0: 1e-5 of the largest of each body (and of all multipliers) in the run so far; where bodies may touch, of the largest of all bodies at least</source>
        <translation>速度 [m/s, rad/s]（以及乘子 [N, N m]）的绝对容差。0：取本次运行至今各物体（以及所有乘子）最大值的 1e-5；物体可能接触时，至少取所有物体最大值的 1e-5</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>加速度</translation>
    </message>
    <message>
        <source>Accepted steps</source>
        <translation>接受的步数</translation>
    </message>
    <message>
        <source>Across %1</source>
        <translation>垂直于 %1</translation>
    </message>
    <message>
        <source>Across %1 of the selected body</source>
        <translation>垂直于所选物体的 %1</translation>
    </message>
    <message>
        <source>Acts along</source>
        <translation>作用方向</translation>
    </message>
    <message>
        <source>Actuator</source>
        <translation>作动器</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add parameter</source>
        <translation>添加参数</translation>
    </message>
    <message>
        <source>Add the methods that are to be compared.</source>
        <translation>请添加要比较的方法。</translation>
    </message>
    <message>
        <source>Added to the feedback, e.g. to carry a weight (N or N m)</source>
        <translation>加在反馈上，例如用于承受重量（N 或 N m）</translation>
    </message>
    <message>
        <source>Adds a method to the comparison; the same one twice with other changes, too</source>
        <translation>为比较添加一种方法；同一方法也可以不同的更改再次添加</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>After so many a step is repeated with half its size</source>
        <translation>超过此次数，则以一半步长重做该步</translation>
    </message>
    <message>
        <source>Ali&amp;gn and distribute…</source>
        <translation>对齐和分布(&amp;G)…</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Align %1</source>
        <translation>对齐 %1</translation>
    </message>
    <message>
        <source>Align and distribute</source>
        <translation>对齐和分布</translation>
    </message>
    <message>
        <source>All bodies</source>
        <translation>所有物体</translation>
    </message>
    <message>
        <source>All charts</source>
        <translation>所有图表</translation>
    </message>
    <message>
        <source>All methods from the same start to the same times</source>
        <translation>所有方法起点相同、时刻相同</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>所有页面</translation>
    </message>
    <message>
        <source>All that the bodies reach at any moment of the run</source>
        <translation>物体在运行的所有时刻所及的全部范围</translation>
    </message>
    <message>
        <source>All that the run carries along where it stands, from which it can go on another day</source>
        <translation>运行在当前位置所携带的全部内容，改日可由此继续</translation>
    </message>
    <message>
        <source>All that this plot can do</source>
        <translation>此曲线图的全部功能</translation>
    </message>
    <message>
        <source>Along &amp;axis</source>
        <translation>沿轴(&amp;A)</translation>
    </message>
    <message>
        <source>Along a flexible body, 0 at its start and 1 at its end; markers are in the axes of its section there</source>
        <translation>沿柔性体的位置，起点为 0，末端为 1；标架取该处截面的轴系</translation>
    </message>
    <message>
        <source>Along an axis of marker 1; of t, x y z, rx ry rz, vx vy vz, wx wy wz and channels</source>
        <translation>沿标架 1 的一个轴；可用 t、x y z、rx ry rz、vx vy vz、wx wy wz 和通道</translation>
    </message>
    <message>
        <source>Along beams</source>
        <translation>沿梁分布</translation>
    </message>
    <message>
        <source>Along the body's own &amp;axes</source>
        <translation>沿物体自身的轴(&amp;A)</translation>
    </message>
    <message>
        <source>Along the flexible beams</source>
        <translation>沿柔性梁分布</translation>
    </message>
    <message>
        <source>Along the inertial axes x, y, z</source>
        <translation>沿惯性轴 x、y、z</translation>
    </message>
    <message>
        <source>Aluminium</source>
        <translation>铝</translation>
    </message>
    <message>
        <source>Always so many Newton iterations per step; 0: until the test passes</source>
        <translation>每步固定的牛顿迭代次数；0：直到通过检验</translation>
    </message>
    <message>
        <source>Amplitude</source>
        <translation>幅值</translation>
    </message>
    <message>
        <source>Amplitude density</source>
        <translation>幅值谱密度</translation>
    </message>
    <message>
        <source>Amplitude of what is shown</source>
        <translation>所示运动的幅值</translation>
    </message>
    <message>
        <source>An ellipsoid, centred.</source>
        <translation>椭球，居中。</translation>
    </message>
    <message>
        <source>An&amp;gle in all</source>
        <translation>总角度(&amp;G)</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>锚点</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Angle between axes</source>
        <translation>轴间角</translation>
    </message>
    <message>
        <source>Angle of joint 1</source>
        <translation>运动副 1 的转角</translation>
    </message>
    <message>
        <source>Angle of joint 2</source>
        <translation>运动副 2 的转角</translation>
    </message>
    <message>
        <source>Angle of marker 2 against marker 1 at which the spring's own torque vanishes</source>
        <translation>弹簧自身力矩为零时标架 2 相对标架 1 的转角</translation>
    </message>
    <message>
        <source>Angle of the pinion</source>
        <translation>小齿轮转角</translation>
    </message>
    <message>
        <source>Angle to</source>
        <translation>夹角至</translation>
    </message>
    <message>
        <source>Angular acceleration</source>
        <translation>角加速度</translation>
    </message>
    <message>
        <source>Angular velocity</source>
        <translation>角速度</translation>
    </message>
    <message>
        <source>Another &amp;model…</source>
        <translation>另一模型(&amp;M)…</translation>
    </message>
    <message>
        <source>Another parameter, or number of an element, such as crank.mass</source>
        <translation>另一参数或元件的数，如 crank.mass</translation>
    </message>
    <message>
        <source>Another unit: %1</source>
        <translation>另一单位：%1</translation>
    </message>
    <message>
        <source>Any mask of the six directions of marker 1, 1 to 6 equations: displacements along its axes and rotations. With one rotation locked, two axes of the markers stay perpendicular, as in a universal joint; with two, the axis that stays free is common. Its kind is the total joint of Masarati 2011.</source>
        <translation>标架 1 六个方向的任意组合，1 至 6 个方程：沿其轴的位移和绕其轴的转动。锁定一个转动时，两标架各有一轴保持互相垂直，如同万向节；锁定两个时，保持自由的轴为公共轴。与 Masarati 2011 的 total joint 同类。</translation>
    </message>
    <message>
        <source>Apart [m]</source>
        <translation>偏差 [m]</translation>
    </message>
    <message>
        <source>Apart [rad]</source>
        <translation>偏差 [rad]</translation>
    </message>
    <message>
        <source>Approach [m/s]</source>
        <translation>接近 [m/s]</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>面积</translation>
    </message>
    <message>
        <source>Area moment y</source>
        <translation>惯性矩 y</translation>
    </message>
    <message>
        <source>Area moment z</source>
        <translation>惯性矩 z</translation>
    </message>
    <message>
        <source>As bdf_cs, without the derivative of the projection in Newton's matrix (Yen and Petzold's CM): finds the smooth motion near fast oscillations of small amplitude and takes large steps along it.</source>
        <translation>同 bdf_cs，但牛顿矩阵中不含投影的导数（Yen 和 Petzold 的 CM）：可在小幅快速振荡附近找到光滑运动，并沿其取大步长。</translation>
    </message>
    <message>
        <source>As bdf_ggl, but the multipliers are left out of Newton's test (Yen and Petzold).</source>
        <translation>同 bdf_ggl，但牛顿检验不计乘子（Yen 和 Petzold）。</translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <translation>尽可能快</translation>
    </message>
    <message>
        <source>As in &amp;Blender: middle turns, Shift moves</source>
        <translation>同 Blender(&amp;B)：中键转动，Shift 移动</translation>
    </message>
    <message>
        <source>As in &amp;CAD (SolidWorks): middle turns, Ctrl moves</source>
        <translation>同 CAD (SolidWorks)(&amp;C)：中键转动，Ctrl 移动</translation>
    </message>
    <message>
        <source>As in &amp;Gyre: left turns, middle moves</source>
        <translation>同 Gyre(&amp;G)：左键转动，中键移动</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>打开时状态</translation>
    </message>
    <message>
        <source>As they are followed from moment to moment; of two that are conjugate one is listed</source>
        <translation>按各时刻连续跟踪的编号；共轭的两个只列一个</translation>
    </message>
    <message>
        <source>Assemble</source>
        <translation>装配</translation>
    </message>
    <message>
        <source>Assembled: %1 initial values were changed.</source>
        <translation>已装配：更改了 %1 个初始值。</translation>
    </message>
    <message>
        <source>Assembled: 1 initial value was changed.</source>
        <translation>已装配：更改了 1 个初始值。</translation>
    </message>
    <message>
        <source>At</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>At %1 s: %2</source>
        <translation>%1 s 时：%2</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation>%1 处：%2</translation>
    </message>
    <message>
        <source>At a &amp;distance of</source>
        <translation>距离(&amp;D)</translation>
    </message>
    <message>
        <source>At how many moments of the run eigenvalues are computed</source>
        <translation>在运行的多少个时刻计算特征值</translation>
    </message>
    <message>
        <source>At how many speeds modes are computed</source>
        <translation>在多少个转速下计算模态</translation>
    </message>
    <message>
        <source>At most %1 N before it slips: coefficient %2</source>
        <translation>滑移前最大 %1 N：系数 %2</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>在末尾</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>在开始</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>轴系</translation>
    </message>
    <message>
        <source>Axes of deflection and force: those of marker 1, or symmetric, halfway between both markers</source>
        <translation>变形和力的轴系：标架 1 的轴，或对称地取两标架的中间轴系</translation>
    </message>
    <message>
        <source>Axes of the components: space (inertial) or body (they turn with it)</source>
        <translation>分量的轴系：空间（惯性）或物体（随体转动）</translation>
    </message>
    <message>
        <source>BDF of order 1 or 2 with fixed step, rotations by increments on the group, constraints at position level. Damps all fast oscillations; for comparison with bdf_cm and generalized-alpha methods.</source>
        <translation>1 阶或 2 阶定步长 BDF，转动取群上的增量，位置级约束。阻尼所有快速振荡；用于与 bdf_cm 和 generalized-alpha 方法比较。</translation>
    </message>
    <message>
        <source>BDF of variable step and order (IDA) on equations without multipliers, by Yen and Petzold's coordinate splitting. Error and Newton's test see no multipliers.</source>
        <translation>变步长变阶 BDF (IDA)，用于不含乘子的方程，采用 Yen 和 Petzold 的坐标划分。误差和牛顿检验均不涉及乘子。</translation>
    </message>
    <message>
        <source>BDF of variable step and order (IDA) on the stabilized index-2 equations of Gear, Gupta and Leimkuhler. Newton's test sees the multipliers, which fast oscillations keep from converging.</source>
        <translation>变步长变阶 BDF (IDA)，用于 Gear、Gupta 和 Leimkuhler 的稳定化指标 2 方程。牛顿检验包含乘子，快速振荡会妨碍其收敛。</translation>
    </message>
    <message>
        <source>BDF on the Lie group</source>
        <translation>李群上的 BDF</translation>
    </message>
    <message>
        <source>BDF, GGL (stabilized index 2)</source>
        <translation>BDF，GGL（稳定化指标 2）</translation>
    </message>
    <message>
        <source>BDF, GGL*</source>
        <translation>BDF，GGL*</translation>
    </message>
    <message>
        <source>BDF, coordinate splitting</source>
        <translation>BDF，坐标划分</translation>
    </message>
    <message>
        <source>BDF, modified coordinate splitting</source>
        <translation>BDF，修正坐标划分</translation>
    </message>
    <message>
        <source>Back into the &amp;window</source>
        <translation>放回窗口(&amp;W)</translation>
    </message>
    <message>
        <source>Back into the window</source>
        <translation>放回窗口</translation>
    </message>
    <message>
        <source>Back to the model (Esc)</source>
        <translation>返回模型 (Esc)</translation>
    </message>
    <message>
        <source>Ball in a straight groove, 2 equations: the origin of marker 2 moves along the z axis of marker 1. Phi = (x1 . u, y1 . u), u from marker 1 to marker 2 (Haug 1989, sec. 9.4).</source>
        <translation>直槽中的球，2 个方程：标架 2 的原点沿标架 1 的 z 轴移动。Phi = (x1 . u, y1 . u)，u 由标架 1 指向标架 2 (Haug 1989, sec. 9.4)。</translation>
    </message>
    <message>
        <source>Ball joint, 3 equations: the origins of the two markers coincide. Multipliers in inertial axes [N]. Phi = x2 + R2 X2 - x1 - R1 X1 (Bruels and Cardona 2010, eq. 79).</source>
        <translation>球铰，3 个方程：两标架的原点重合。乘子在惯性轴中 [N]。Phi = x2 + R2 X2 - x1 - R1 X1 (Bruels and Cardona 2010, eq. 79)。</translation>
    </message>
    <message>
        <source>Ball on a plate, 1 equation: the origin of marker 2 moves in the x-y plane of marker 1. Phi = z1 . u, u from marker 1 to marker 2 (Haug 1989, sec. 9.4).</source>
        <translation>平板上的球，1 个方程：标架 2 的原点在标架 1 的 x-y 平面内移动。Phi = z1 . u，u 由标架 1 指向标架 2 (Haug 1989, sec. 9.4)。</translation>
    </message>
    <message>
        <source>Bands of the ledger</source>
        <translation>能量账的色带</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>梁</translation>
    </message>
    <message>
        <source>Beam whose elements are varied</source>
        <translation>改变其单元数的梁</translation>
    </message>
    <message>
        <source>Bearing radius</source>
        <translation>轴承半径</translation>
    </message>
    <message>
        <source>Below 5 it is a block, which a beam describes badly</source>
        <translation>小于 5 时为块体，用梁描述效果不佳</translation>
    </message>
    <message>
        <source>Below it the stop pushes back</source>
        <translation>低于此值，限位推回</translation>
    </message>
    <message>
        <source>Below it the stop pushes the points apart</source>
        <translation>低于此长度，限位将两点推开</translation>
    </message>
    <message>
        <source>Below zero deviations die away, above they grow</source>
        <translation>低于零则偏差衰减，高于零则增长</translation>
    </message>
    <message>
        <source>Bending factor</source>
        <translation>弯曲系数</translation>
    </message>
    <message>
        <source>Bending moment &amp;Mz</source>
        <translation>弯矩 Mz(&amp;M)</translation>
    </message>
    <message>
        <source>Bending, ends free</source>
        <translation>弯曲，两端自由</translation>
    </message>
    <message>
        <source>Between the surfaces, below zero they overlap: in the middle of the step by methods that step over impacts, else at its end</source>
        <translation>两表面之间的间隙，低于零则重叠：跨越碰撞的方法取步中值，其余取步末值</translation>
    </message>
    <message>
        <source>Between the z axes of the markers</source>
        <translation>两标架 z 轴之间</translation>
    </message>
    <message>
        <source>Between two markers about their z axes: torque N = k x + f(x) + preload + c v + d(v), x the angle from the free angle, v its rate, with the laws f and d as expressions or tables, and stops. The angle starts within half a turn and counts through full turns from there.</source>
        <translation>两标架之间绕其 z 轴：力矩 N = k x + f(x) + preload + c v + d(v)，x 为自自由角起的转角，v 为其变化率，特性 f 和 d 为表达式或表，可带限位。转角起始于半圈以内，此后累计整圈。</translation>
    </message>
    <message>
        <source>Between two points, along their line: tension N = k x + f(x) + preload + c v + d(v), x = l - l0, v = dl/dt, with the laws f and d as expressions or tables, and stops at a shortest and a longest length.</source>
        <translation>两点之间沿其连线：拉力 N = k x + f(x) + preload + c v + d(v)，x = l - l0，v = dl/dt，特性 f 和 d 为表达式或表，可在最短和最长长度处设限位。</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>Binary glTF (*.glb)</source>
        <translation>二进制 glTF (*.glb)</translation>
    </message>
    <message>
        <source>Blade or skate, 1 nonholonomic equation: the origin of marker 2 does not move along its y axis relative to body 1. What keeps the blade on its plane is another joint. y2 . u = 0 with the velocity u of marker 2 against body 1 (Neimark and Fufaev 1972, ch. 2: Chaplygin's sleigh).</source>
        <translation>刀刃或冰刀，1 个非完整方程：标架 2 的原点相对物体 1 不沿其 y 轴移动。刀刃保持在平面上需另用运动副。y2 . u = 0，u 为标架 2 相对物体 1 的速度 (Neimark and Fufaev 1972, ch. 2：Chaplygin 雪橇)。</translation>
    </message>
    <message>
        <source>Block above</source>
        <translation>上方的块</translation>
    </message>
    <message>
        <source>Block below</source>
        <translation>下方的块</translation>
    </message>
    <message>
        <source>Block to the left</source>
        <translation>左侧的块</translation>
    </message>
    <message>
        <source>Block to the right</source>
        <translation>右侧的块</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>Bodies that contacts and joints connect without the ground; a click selects them</source>
        <translation>除大地外由接触和运动副连成一体的物体；单击即选中</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>Body 1</source>
        <translation>物体 1</translation>
    </message>
    <message>
        <source>Body 1 and body 2: forces act on the second, normals point to it</source>
        <translation>物体 1 和物体 2：力作用于后者，法线指向后者</translation>
    </message>
    <message>
        <source>Body 2</source>
        <translation>物体 2</translation>
    </message>
    <message>
        <source>Body a&amp;xes</source>
        <translation>体轴(&amp;X)</translation>
    </message>
    <message>
        <source>Body axes</source>
        <translation>体轴</translation>
    </message>
    <message>
        <source>Body that has it, or ground</source>
        <translation>所属物体，或大地</translation>
    </message>
    <message>
        <source>Body that is held</source>
        <translation>被固定的物体</translation>
    </message>
    <message>
        <source>Body the force acts on</source>
        <translation>受力的物体</translation>
    </message>
    <message>
        <source>Body the torque acts on</source>
        <translation>受力矩的物体</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>长方体</translation>
    </message>
    <message>
        <source>Brass</source>
        <translation>黄铜</translation>
    </message>
    <message>
        <source>Bristle damping</source>
        <translation>鬃毛阻尼</translation>
    </message>
    <message>
        <source>Bristle stiffness</source>
        <translation>鬃毛刚度</translation>
    </message>
    <message>
        <source>Brought in</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Buckling load</source>
        <translation>屈曲载荷</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>Bushing</source>
        <translation>衬套</translation>
    </message>
    <message>
        <source>By capsules along its elements, as thick as the largest circle in the section</source>
        <translation>通过沿单元的胶囊体接触，粗细为截面内最大圆</translation>
    </message>
    <message>
        <source>By how much the method lets an oscillation grow (above 1) or die away (below 1) in a step, over frequency times step; dots: the eigenvalues of the moment shown</source>
        <translation>该方法使振荡在一步内增长（大于 1）或衰减（小于 1）的程度，横轴为频率乘以步长；圆点：所示时刻的特征值</translation>
    </message>
    <message>
        <source>By the graphics card where there is one, from the next start on</source>
        <translation>由显卡绘制（若有），自下次启动起</translation>
    </message>
    <message>
        <source>C&amp;ontacts</source>
        <translation>接触(&amp;O)</translation>
    </message>
    <message>
        <source>CPU %1 s</source>
        <translation>CPU %1 s</translation>
    </message>
    <message>
        <source>CPU [s]</source>
        <translation>CPU [s]</translation>
    </message>
    <message>
        <source>CPU time</source>
        <translation>CPU 时间</translation>
    </message>
    <message>
        <source>CPU time [s]</source>
        <translation>CPU 时间 [s]</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>CSV (*.csv);;All files (*)</source>
        <translation>CSV (*.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Cable</source>
        <translation>缆索</translation>
    </message>
    <message>
        <source>Campbell</source>
        <translation>坎贝尔图</translation>
    </message>
    <message>
        <source>Campbell diagram</source>
        <translation>坎贝尔图</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Cannot run</source>
        <translation>无法运行</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>胶囊体</translation>
    </message>
    <message>
        <source>Cartesian spring</source>
        <translation>直角坐标弹簧</translation>
    </message>
    <message>
        <source>Cases of the study</source>
        <translation>研究的算例</translation>
    </message>
    <message>
        <source>Cast iron</source>
        <translation>铸铁</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>元件目录</translation>
    </message>
    <message>
        <source>Central gravity</source>
        <translation>中心引力</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>Centre of mass</source>
        <translation>质心</translation>
    </message>
    <message>
        <source>Centre of mass now at</source>
        <translation>质心现位于</translation>
    </message>
    <message>
        <source>Centre of mass, inertial axes</source>
        <translation>质心，惯性轴</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>更改 %2 的 %1</translation>
    </message>
    <message>
        <source>Change of coordinate 1 per change of coordinate 2, in m and rad</source>
        <translation>坐标 2 每单位变化引起的坐标 1 的变化，以 m 和 rad 计</translation>
    </message>
    <message>
        <source>Change of coordinate 1 per change of coordinate 3, in m and rad</source>
        <translation>坐标 3 每单位变化引起的坐标 1 的变化，以 m 和 rad 计</translation>
    </message>
    <message>
        <source>Change these joints now; bodies and markers stay, and it can be undone</source>
        <translation>立即更改这些运动副；物体和标架保持不变，可撤销</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>已被其他程序修改</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Changes of split</source>
        <translation>划分变更</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>选择颜色</translation>
    </message>
    <message>
        <source>Choose a parameter.</source>
        <translation>请选择一个参数。</translation>
    </message>
    <message>
        <source>Choose at least one integrator.</source>
        <translation>请至少选择一种积分器。</translation>
    </message>
    <message>
        <source>Choose integrators and steps on the left,
then press Run study.</source>
        <translation>在左侧选择积分器和步长，
然后按“运行研究”。</translation>
    </message>
    <message>
        <source>Choose one element whose response is measured.</source>
        <translation>请选择一个要测量其响应的元件。</translation>
    </message>
    <message>
        <source>Choose parameters and a response on the left,
then press Run study.</source>
        <translation>在左侧选择参数和响应，
然后按“运行研究”。</translation>
    </message>
    <message>
        <source>Choose the block</source>
        <translation>选定该块</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>圆周</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Click a band, or its line: the elements behind it stand here.</source>
        <translation>单击色带或其所在行：其包含的元件列于此处。</translation>
    </message>
    <message>
        <source>Click a face of a body: the section plane then lies on it (Esc ends this)</source>
        <translation>单击物体的一个面：剖切面即置于该面上（Esc 结束）</translation>
    </message>
    <message>
        <source>Click both ends of the rod</source>
        <translation>单击杆的两端</translation>
    </message>
    <message>
        <source>Click its other end, or type its length</source>
        <translation>单击另一端，或输入长度</translation>
    </message>
    <message>
        <source>Click the body</source>
        <translation>单击物体</translation>
    </message>
    <message>
        <source>Click the body to move</source>
        <translation>单击要移动的物体</translation>
    </message>
    <message>
        <source>Click the body to turn</source>
        <translation>单击要转动的物体</translation>
    </message>
    <message>
        <source>Click the first end</source>
        <translation>单击第一端</translation>
    </message>
    <message>
        <source>Click the other body, or Enter: ground</source>
        <translation>单击另一物体，或按 Enter：大地</translation>
    </message>
    <message>
        <source>Click, or Enter here, to select '%1'</source>
        <translation>单击，或在此按 Enter，以选中 '%1'</translation>
    </message>
    <message>
        <source>Click: %1 to %2</source>
        <translation>单击：%1 至 %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the study?</source>
        <translation>关闭研究？</translation>
    </message>
    <message>
        <source>Coefficient mud of fast sliding</source>
        <translation>快速滑动时的系数 mud</translation>
    </message>
    <message>
        <source>Coefficient mus at the start of sliding</source>
        <translation>滑动开始时的系数 mus</translation>
    </message>
    <message>
        <source>Coefficient of friction mu</source>
        <translation>摩擦系数 mu</translation>
    </message>
    <message>
        <source>Coefficient of friction mu; where not given the smaller of the two materials</source>
        <translation>摩擦系数 mu；未给出时取两种材料中的较小者</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Colour bodies by &amp;island</source>
        <translation>物体按岛着色(&amp;I)</translation>
    </message>
    <message>
        <source>Colour bodies by &amp;quantity</source>
        <translation>按物理量为物体着色(&amp;Q)</translation>
    </message>
    <message>
        <source>Colour of the body</source>
        <translation>物体的颜色</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Columns of the file and the channels they are</source>
        <translation>文件各列及其对应的通道</translation>
    </message>
    <message>
        <source>Compare with another model</source>
        <translation>与另一模型比较</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Composition</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Compute gives the eigenvalues of the run that is shown.</source>
        <translation>按“计算”即得所示运行的特征值。</translation>
    </message>
    <message>
        <source>Compute the eigenvalues at moments of the run that is shown</source>
        <translation>在所示运行的各时刻计算特征值</translation>
    </message>
    <message>
        <source>Computed consistently, or taken from the bodies as Kynema does</source>
        <translation>按相容条件计算，或如 Kynema 从物体取得</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Concrete</source>
        <translation>混凝土</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件数</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>圆锥</translation>
    </message>
    <message>
        <source>Constant velocity joint</source>
        <translation>等速万向节</translation>
    </message>
    <message>
        <source>Constrained multibody dynamics, with every integrator laid open</source>
        <translation>约束多体动力学，各种积分器一览无余</translation>
    </message>
    <message>
        <source>Constraint equations</source>
        <translation>约束方程</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Contact acts as a force in the method of this run, %1: its equations of motion have it in them, and there is no solver of contacts. How deep bodies overlap and how hard they press stands in Contacts (Alt+Shift+C), sizes of steps and iterations of the method in Steps and Statistics. The methods local_* have a solver.</source>
        <translation>在本运行的方法 %1 中，接触按力作用：其运动方程已包含接触，没有接触求解器。物体重叠多深、压力多大，见“接触”(Alt+Shift+C)；方法的步长和迭代次数见“步”和“统计”。local_* 方法有求解器。</translation>
    </message>
    <message>
        <source>Contact and friction</source>
        <translation>接触与摩擦</translation>
    </message>
    <message>
        <source>Contact filter</source>
        <translation>接触过滤</translation>
    </message>
    <message>
        <source>Contact friction</source>
        <translation>接触摩擦</translation>
    </message>
    <message>
        <source>Contact is left out here: bodies pass through each other and the ground.</source>
        <translation>此处不计接触：物体互相穿过，也穿过大地。</translation>
    </message>
    <message>
        <source>Contact matrix</source>
        <translation>接触矩阵</translation>
    </message>
    <message>
        <source>Contact pair</source>
        <translation>接触对</translation>
    </message>
    <message>
        <source>Contact solver</source>
        <translation>接触求解器</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Contacts that took part in the solve; none: joints alone, where these are iterated over, too</source>
        <translation>参与求解的接触；无：仅有运动副（当运动副也参与迭代时）</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Contraction</source>
        <translation>收缩率</translation>
    </message>
    <message>
        <source>Convergence failures</source>
        <translation>收敛失败</translation>
    </message>
    <message>
        <source>Convergence of the solver of contacts</source>
        <translation>接触求解器的收敛</translation>
    </message>
    <message>
        <source>Coordinate</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>Coordinate 1</source>
        <translation>坐标 1</translation>
    </message>
    <message>
        <source>Coordinate 1 where the others are zero, in m or rad</source>
        <translation>其余坐标为零时的坐标 1，以 m 或 rad 计</translation>
    </message>
    <message>
        <source>Coordinate 2</source>
        <translation>坐标 2</translation>
    </message>
    <message>
        <source>Coordinate 3</source>
        <translation>坐标 3</translation>
    </message>
    <message>
        <source>Coordinates of %1 are in</source>
        <translation>%1 的坐标单位</translation>
    </message>
    <message>
        <source>Coordinates x, y, z of the vertices, one after the other [m]</source>
        <translation>各顶点的坐标 x、y、z，依次排列 [m]</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>Copies of</source>
        <translation>复制对象</translation>
    </message>
    <message>
        <source>Copper</source>
        <translation>铜</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>复制为图片</translation>
    </message>
    <message>
        <source>Copy the measurement (Ctrl+C)</source>
        <translation>复制测量结果 (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy these numbers, with all their digits (Ctrl+C)</source>
        <translation>复制这些数，保留全部位数 (Ctrl+C)</translation>
    </message>
    <message>
        <source>Correction that the residual calls for, by the test of the method: 1 and less passes</source>
        <translation>残差所要求的修正量，按方法的检验计：不大于 1 即通过</translation>
    </message>
    <message>
        <source>Could not be written: %1</source>
        <translation>无法写入：%1</translation>
    </message>
    <message>
        <source>Coupler</source>
        <translation>耦合副</translation>
    </message>
    <message>
        <source>Ctrl + middle drag</source>
        <translation>Ctrl + 中键拖动</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>Curvature</source>
        <translation>曲率</translation>
    </message>
    <message>
        <source>Curves of other units get an axis on the right</source>
        <translation>单位不同的曲线使用右侧的轴</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Cut what is drawn by a plane; the model is not changed</source>
        <translation>以平面剖切所绘内容；模型不变</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>圆柱</translation>
    </message>
    <message>
        <source>Cylindrical joint</source>
        <translation>圆柱副</translation>
    </message>
    <message>
        <source>D [s/m] of the smooth law: 0 gives back what went in</source>
        <translation>光滑接触律的 D [s/m]：0 则输入的能量全部返还</translation>
    </message>
    <message>
        <source>D [s/m] of the smooth law: 0 gives back what went in; where not given the mean of both, weighted by their compliance</source>
        <translation>光滑接触律的 D [s/m]：0 则输入的能量全部返还；未给出时取两者按柔度加权的平均</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>创建副本(&amp;U)</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>阻尼</translation>
    </message>
    <message>
        <source>Damping law</source>
        <translation>阻尼特性</translation>
    </message>
    <message>
        <source>Damping ratio</source>
        <translation>阻尼比</translation>
    </message>
    <message>
        <source>Damping time</source>
        <translation>阻尼时间</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>深色(&amp;K)</translation>
    </message>
    <message>
        <source>Degrees of freedom: velocity unknowns less independent constraints</source>
        <translation>自由度：速度未知量数减去独立约束数</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>删除 %1？</translation>
    </message>
    <message>
        <source>Delete all %1</source>
        <translation>删除全部 %1 个</translation>
    </message>
    <message>
        <source>Delete view %1</source>
        <translation>删除视图 %1</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Depth over which a stop sets in, in m or rad</source>
        <translation>限位逐渐起作用的深度，以 m 或 rad 计</translation>
    </message>
    <message>
        <source>Derivative gain</source>
        <translation>微分增益</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>试验设计</translation>
    </message>
    <message>
        <source>Diameter</source>
        <translation>直径</translation>
    </message>
    <message>
        <source>Difference of two runs: none is kept yet.
Keep a run (Ctrl+K), change the method or the step, and run again.</source>
        <translation>两次运行之差：尚未保留任何运行。
请保留一个运行 (Ctrl+K)，更改方法或步长，再次运行。</translation>
    </message>
    <message>
        <source>Differences: runs minus the baseline (D)</source>
        <translation>差值：各运行减去基准 (D)</translation>
    </message>
    <message>
        <source>Direction of the z axis</source>
        <translation>z 轴方向</translation>
    </message>
    <message>
        <source>Direction that points up in the picture</source>
        <translation>画面中朝上的方向</translation>
    </message>
    <message>
        <source>Disable %1</source>
        <translation>禁用 %1</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Displacement of the rack</source>
        <translation>齿条的位移</translation>
    </message>
    <message>
        <source>Displacement per turn; positive for a right-hand thread</source>
        <translation>每圈位移；右旋螺纹为正</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Distance of the markers, along x, of the unloaded beam; along its axis where it is curved</source>
        <translation>无载荷时梁的两标架沿 x 的距离；梁弯曲时沿其轴线</translation>
    </message>
    <message>
        <source>Distance of the two markers' origins</source>
        <translation>两标架原点之间的距离</translation>
    </message>
    <message>
        <source>Distance to</source>
        <translation>距离至</translation>
    </message>
    <message>
        <source>Divided by</source>
        <translation>除以</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Double column</source>
        <translation>双栏</translation>
    </message>
    <message>
        <source>Doubtful beams</source>
        <translation>存疑的梁</translation>
    </message>
    <message>
        <source>Drag %1</source>
        <translation>拖动 %1</translation>
    </message>
    <message>
        <source>Drag channels here from the list of channels,
or double-click one there.</source>
        <translation>从通道列表将通道拖到此处，
或在列表中双击通道。</translation>
    </message>
    <message>
        <source>Drag to look at any recorded moment, also while the run goes on</source>
        <translation>拖动可查看任一已记录的时刻，运行过程中亦可</translation>
    </message>
    <message>
        <source>Draw rods</source>
        <translation>画杆</translation>
    </message>
    <message>
        <source>Draw the bodies of this run solid, the others as ghosts (Return)</source>
        <translation>将此运行的物体绘为实体，其余绘为虚影（回车）</translation>
    </message>
    <message>
        <source>Drift [m]</source>
        <translation>漂移 [m]</translation>
    </message>
    <message>
        <source>Drift-kick (half of LIEMID[EA])</source>
        <translation>漂移-冲击（LIEMID[EA] 的一半）</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>驱动</translation>
    </message>
    <message>
        <source>Driven motion</source>
        <translation>受驱运动</translation>
    </message>
    <message>
        <source>Drives the length between two points or the angle between two markers to a target r(t) by feedback: F = kp (r - x) + ki I + kd (r' - v) + bias, I' = r - x, up to a largest force. Its energy is counted as work.</source>
        <translation>通过反馈将两点间的长度或两标架间的角度驱动至目标 r(t)：F = kp (r - x) + ki I + kd (r' - v) + bias，I' = r - x，不超过最大力。其能量计为功。</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>创建 %1 的副本</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %1, %n times</source>
        <translation><numerusform>创建 %1 的 %n 个副本</numerusform></translation>
    </message>
    <message>
        <source>Duplicate a&amp;long a pattern…</source>
        <translation>沿阵列创建副本(&amp;L)…</translation>
    </message>
    <message>
        <source>Duplicate along a pattern</source>
        <translation>沿阵列创建副本</translation>
    </message>
    <message>
        <source>Dynamic friction</source>
        <translation>动摩擦</translation>
    </message>
    <message>
        <source>Dynamics</source>
        <translation>动力学</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Each method itself with twice the most elements and half the smallest step, run first.</source>
        <translation>各方法自身，单元数为最大单元数的两倍，步长为最小步长的一半，最先运行。</translation>
    </message>
    <message>
        <source>Edge lengths along x, y, z [m]</source>
        <translation>沿 x、y、z 的边长 [m]</translation>
    </message>
    <message>
        <source>Edit its text…</source>
        <translation>编辑其文字…</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>有效值</translation>
    </message>
    <message>
        <source>Effective part of the area in shear along y, 5/6 for a rectangle; 0: stiff in shear</source>
        <translation>沿 y 受剪的有效面积比，矩形为 5/6；0：剪切刚性</translation>
    </message>
    <message>
        <source>Effective part of the area in shear; 0: of the shape (Cowper 1966)</source>
        <translation>受剪的有效面积比；0：由截面形状确定 (Cowper 1966)</translation>
    </message>
    <message>
        <source>Eigen&amp;modes</source>
        <translation>固有模态(&amp;M)</translation>
    </message>
    <message>
        <source>Eigenvalues</source>
        <translation>特征值</translation>
    </message>
    <message>
        <source>Eigenvalues in the complex plane</source>
        <translation>复平面上的特征值</translation>
    </message>
    <message>
        <source>Eigenvalues of all moments, from early to late; rings: those of the moment shown. Left of zero deviations die away, right of it they grow; upwards they oscillate</source>
        <translation>所有时刻的特征值，由早到晚；圆环：所示时刻的特征值。零线左侧偏差衰减，右侧增长；向上为振荡频率</translation>
    </message>
    <message>
        <source>Eigenvalues of the moment shown</source>
        <translation>所示时刻的特征值</translation>
    </message>
    <message>
        <source>Elastic</source>
        <translation>弹性</translation>
    </message>
    <message>
        <source>Elastic and damped connection of two markers in six directions: linear by a matrix, and by a law in each direction. Deflection in the axes of marker 1 or halfway between the markers, rotation as the rotation vector from marker 1 to marker 2. It counts through full turns about one axis at a time; a run ends where two of its angles are large at half a turn.</source>
        <translation>两标架在六个方向上的弹性和阻尼连接：线性部分由矩阵给出，各方向另有特性。变形在标架 1 的轴系或两标架的中间轴系中计，转动为从标架 1 到标架 2 的转动矢量。每次绕一个轴转动时可累计整圈；若在半圈处有两个角度较大，运行即终止。</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>元件</translation>
    </message>
    <message>
        <source>Element and equation whose unknown is corrected most, by the test; a click selects the element</source>
        <translation>按检验所修正最多的未知量所属的元件和方程；单击即选中元件</translation>
    </message>
    <message>
        <source>Element to measure</source>
        <translation>要测量的元件</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>单元数</translation>
    </message>
    <message>
        <source>Elements and steps</source>
        <translation>单元数和步长</translation>
    </message>
    <message>
        <source>Elements as they are</source>
        <translation>单元数不变</translation>
    </message>
    <message>
        <source>Elements behind the chosen band</source>
        <translation>所选色带包含的元件</translation>
    </message>
    <message>
        <source>Elements of %1</source>
        <translation>%1 的单元数</translation>
    </message>
    <message>
        <source>Ellipsoid</source>
        <translation>椭球</translation>
    </message>
    <message>
        <source>Enable %1</source>
        <translation>启用 %1</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>启用</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>End 1 in the world</source>
        <translation>端点 1（世界坐标）</translation>
    </message>
    <message>
        <source>End 2 in the world</source>
        <translation>端点 2（世界坐标）</translation>
    </message>
    <message>
        <source>End of the runs</source>
        <translation>各运行的结束时间</translation>
    </message>
    <message>
        <source>End the &amp;preview</source>
        <translation>结束预览(&amp;P)</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能量</translation>
    </message>
    <message>
        <source>Energy [J]</source>
        <translation>能量 [J]</translation>
    </message>
    <message>
        <source>Energy error [J]</source>
        <translation>能量误差 [J]</translation>
    </message>
    <message>
        <source>Energy ledger</source>
        <translation>能量账</translation>
    </message>
    <message>
        <source>Energy of the run over time, as stacked bands</source>
        <translation>运行的能量随时间的变化，以堆叠色带表示</translation>
    </message>
    <message>
        <source>Energy that both bodies gained by the contact in the step</source>
        <translation>该步中两物体因接触获得的能量</translation>
    </message>
    <message>
        <source>Enter takes it, Escape leaves it</source>
        <translation>Enter 采用，Escape 放弃</translation>
    </message>
    <message>
        <source>Equal axes</source>
        <translation>等比例轴</translation>
    </message>
    <message>
        <source>Equilibrium preview, %1</source>
        <translation>平衡预览，%1</translation>
    </message>
    <message>
        <source>Error of</source>
        <translation>误差对象</translation>
    </message>
    <message>
        <source>Error test</source>
        <translation>误差检验</translation>
    </message>
    <message>
        <source>Error test failures</source>
        <translation>误差检验失败</translation>
    </message>
    <message>
        <source>Errors and notes of the model and of the run appear here.</source>
        <translation>模型和运行的错误与提示显示于此。</translation>
    </message>
    <message>
        <source>Estimate of the condition of the matrix of the iteration, where it was made</source>
        <translation>迭代矩阵条件数的估计（在生成矩阵处）</translation>
    </message>
    <message>
        <source>Euler angles x y z [°]</source>
        <translation>欧拉角 x y z [°]</translation>
    </message>
    <message>
        <source>Euler's, between two hinges: pi² EI / L²</source>
        <translation>欧拉屈曲载荷，两端铰支：pi² EI / L²</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>计算次数</translation>
    </message>
    <message>
        <source>Evaluations of all forces, failed attempts included</source>
        <translation>全部力的计算次数，含失败的尝试</translation>
    </message>
    <message>
        <source>Evaluations of the residual</source>
        <translation>残差的计算次数</translation>
    </message>
    <message>
        <source>Examining the model…</source>
        <translation>正在检查模型…</translation>
    </message>
    <message>
        <source>Explicit Lie-group Runge-Kutta method of Munthe-Kaas with Dormand and Prince's coefficients and error control, on the index-1 equations with projection: Gyre's reference. The step is the first one tried.</source>
        <translation>Munthe-Kaas 的显式李群 Runge-Kutta 方法，采用 Dormand 和 Prince 的系数与误差控制，用于带投影的指标 1 方程：Gyre 的参考方法。步长为首次尝试的步长。</translation>
    </message>
    <message>
        <source>Explicit steps</source>
        <translation>显式步长</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export &amp;contacts as CSV…</source>
        <translation>将接触导出为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>Export a report of the run</source>
        <translation>导出运行报告</translation>
    </message>
    <message>
        <source>Export along the beams as CSV</source>
        <translation>将沿梁的量导出为 CSV</translation>
    </message>
    <message>
        <source>Export an ani&amp;mation…</source>
        <translation>导出动画(&amp;M)…</translation>
    </message>
    <message>
        <source>Export an animation</source>
        <translation>导出动画</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>导出为 CSV</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>导出为 CSV…</translation>
    </message>
    <message>
        <source>Export eigenvalues</source>
        <translation>导出特征值</translation>
    </message>
    <message>
        <source>Export iterations of Ne&amp;wton as CSV…</source>
        <translation>将牛顿迭代导出为 CSV(&amp;W)…</translation>
    </message>
    <message>
        <source>Export modes</source>
        <translation>导出模态</translation>
    </message>
    <message>
        <source>Export modes and shapes as CSV</source>
        <translation>将模态和振型导出为 CSV</translation>
    </message>
    <message>
        <source>Export so&amp;lver of contacts as CSV…</source>
        <translation>将接触求解器导出为 CSV(&amp;L)…</translation>
    </message>
    <message>
        <source>Export the Campbell diagram</source>
        <translation>导出坎贝尔图</translation>
    </message>
    <message>
        <source>Export the Campbell diagram as CSV</source>
        <translation>将坎贝尔图导出为 CSV</translation>
    </message>
    <message>
        <source>Export the contacts as CSV</source>
        <translation>将接触导出为 CSV</translation>
    </message>
    <message>
        <source>Export the contacts of all rows as CSV</source>
        <translation>将所有行的接触导出为 CSV</translation>
    </message>
    <message>
        <source>Export the contacts of all rows of the run as CSV</source>
        <translation>将运行所有行的接触导出为 CSV</translation>
    </message>
    <message>
        <source>Export the driven motion</source>
        <translation>导出受驱运动</translation>
    </message>
    <message>
        <source>Export the driven motion as CSV</source>
        <translation>将受驱运动导出为 CSV</translation>
    </message>
    <message>
        <source>Export the eigenvalues of all moments as CSV</source>
        <translation>将所有时刻的特征值导出为 CSV</translation>
    </message>
    <message>
        <source>Export the iterations of Newton as CSV</source>
        <translation>将牛顿迭代导出为 CSV</translation>
    </message>
    <message>
        <source>Export the iterations of Newton of every step of the run as CSV</source>
        <translation>将运行每一步的牛顿迭代导出为 CSV</translation>
    </message>
    <message>
        <source>Export the iterations of all steps as CSV</source>
        <translation>将所有步的迭代导出为 CSV</translation>
    </message>
    <message>
        <source>Export the matrix of the contacts as CSV</source>
        <translation>将接触矩阵导出为 CSV</translation>
    </message>
    <message>
        <source>Export the r&amp;un as</source>
        <translation>导出运行为(&amp;U)</translation>
    </message>
    <message>
        <source>Export the run as glTF</source>
        <translation>将运行导出为 glTF</translation>
    </message>
    <message>
        <source>Export the run for ParaView</source>
        <translation>为 ParaView 导出运行</translation>
    </message>
    <message>
        <source>Export the solver of all rows as CSV</source>
        <translation>将所有行的求解器导出为 CSV</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>导出表</translation>
    </message>
    <message>
        <source>Export these curves as CSV</source>
        <translation>将这些曲线导出为 CSV</translation>
    </message>
    <message>
        <source>Export this matrix as CSV</source>
        <translation>将此矩阵导出为 CSV</translation>
    </message>
    <message>
        <source>Export what a &amp;plot shows as CSV…</source>
        <translation>将曲线图内容导出为 CSV(&amp;P)…</translation>
    </message>
    <message>
        <source>Export what is along the beams at this moment as CSV</source>
        <translation>将此时刻沿梁的量导出为 CSV</translation>
    </message>
    <message>
        <source>Export what the solver of contacts did as CSV</source>
        <translation>将接触求解器的过程导出为 CSV</translation>
    </message>
    <message>
        <source>Export what the solver of contacts did in the step of every row of the run as CSV</source>
        <translation>将运行每一行所在步的接触求解过程导出为 CSV</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Expression force</source>
        <translation>表达式力</translation>
    </message>
    <message>
        <source>Extrusion</source>
        <translation>拉伸体</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>视点</translation>
    </message>
    <message>
        <source>F&amp;it everything	F</source>
        <translation>缩放至全部(&amp;I)	F</translation>
    </message>
    <message>
        <source>F&amp;orget the kept run</source>
        <translation>丢弃保留的运行(&amp;O)</translation>
    </message>
    <message>
        <source>F&amp;rame</source>
        <translation>坐标系(&amp;R)</translation>
    </message>
    <message>
        <source>F&amp;rames</source>
        <translation>坐标架(&amp;R)</translation>
    </message>
    <message>
        <source>Face on face, 3 equations: marker 2 moves in the x-y plane of marker 1 and turns about its normal. Phi = (z1 . u, x1 . z2, y1 . z2), u from marker 1 to marker 2 (Haug 1989, sec. 9.4).</source>
        <translation>面对面，3 个方程：标架 2 在标架 1 的 x-y 平面内移动，并绕其法线转动。Phi = (z1 . u, x1 . z2, y1 . z2)，u 由标架 1 指向标架 2 (Haug 1989, sec. 9.4)。</translation>
    </message>
    <message>
        <source>Factor from one step to the next</source>
        <translation>相邻步长之间的倍数</translation>
    </message>
    <message>
        <source>Factorizations</source>
        <translation>矩阵分解</translation>
    </message>
    <message>
        <source>Failed; what was computed is kept</source>
        <translation>失败；已计算的部分予以保留</translation>
    </message>
    <message>
        <source>Failures of the convergence test: steps repeated because their equations did not converge</source>
        <translation>收敛检验失败：因方程不收敛而重做的步</translation>
    </message>
    <message>
        <source>Failures of the error test: steps repeated for their local error</source>
        <translation>误差检验失败：因局部误差而重做的步</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Fill the screen, or take the former size</source>
        <translation>充满屏幕，或恢复原大小</translation>
    </message>
    <message>
        <source>Find equilibrium</source>
        <translation>求平衡</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation>结论：%1</translation>
    </message>
    <message>
        <source>Findings: %1 to judge</source>
        <translation>结论：%1 项待判断</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>已完成：%1</translation>
    </message>
    <message>
        <source>First body, or ground</source>
        <translation>第一个物体，或大地</translation>
    </message>
    <message>
        <source>First speed, in rad/s or with its unit, as 600 rpm</source>
        <translation>起始转速，以 rad/s 计或带单位，如 600 rpm</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>起始值</translation>
    </message>
    <message>
        <source>Fit the whole r&amp;un</source>
        <translation>缩放至整个运行(&amp;U)</translation>
    </message>
    <message>
        <source>Fixed iterations</source>
        <translation>固定迭代次数</translation>
    </message>
    <message>
        <source>Fixed joint</source>
        <translation>固定副</translation>
    </message>
    <message>
        <source>Flat-top window</source>
        <translation>平顶窗</translation>
    </message>
    <message>
        <source>Flexible</source>
        <translation>柔性体</translation>
    </message>
    <message>
        <source>Flexible beam</source>
        <translation>柔性梁</translation>
    </message>
    <message>
        <source>Flexible bodies</source>
        <translation>柔性体</translation>
    </message>
    <message>
        <source>Folder for the tables of this study</source>
        <translation>存放本研究各表的文件夹</translation>
    </message>
    <message>
        <source>Follow the run</source>
        <translation>跟随运行</translation>
    </message>
    <message>
        <source>Follow the run: show the newest moment</source>
        <translation>跟随运行：显示最新时刻</translation>
    </message>
    <message>
        <source>For rows over whole periods; else a sine spreads, and appears up to 36 % lower</source>
        <translation>适用于整周期的行；否则正弦会扩散，显示值最多偏低 36 %</translation>
    </message>
    <message>
        <source>For&amp;mer size</source>
        <translation>恢复原大小(&amp;M)</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>力</translation>
    </message>
    <message>
        <source>Force law</source>
        <translation>力特性</translation>
    </message>
    <message>
        <source>Force law x</source>
        <translation>力特性 x</translation>
    </message>
    <message>
        <source>Force law y</source>
        <translation>力特性 y</translation>
    </message>
    <message>
        <source>Force law z</source>
        <translation>力特性 z</translation>
    </message>
    <message>
        <source>Force of a stop over how far the length is beyond it</source>
        <translation>限位力与超出限位长度之比</translation>
    </message>
    <message>
        <source>Force on body 2 across the normal, mean of the step</source>
        <translation>物体 2 所受的切向力，步内均值</translation>
    </message>
    <message>
        <source>Force on body 2 along the normal, mean of the step</source>
        <translation>物体 2 所受的法向力，步内均值</translation>
    </message>
    <message>
        <source>Force over the deflection x along this axis, added to the linear part</source>
        <translation>沿此轴的力随变形 x 的变化，叠加于线性部分</translation>
    </message>
    <message>
        <source>Force over the error of its rate (N s/m or N m s/rad)</source>
        <translation>力与误差变化率之比（N s/m 或 N m s/rad）</translation>
    </message>
    <message>
        <source>Force over the error of length or angle (N/m or N m/rad)</source>
        <translation>力与长度或角度误差之比（N/m 或 N m/rad）</translation>
    </message>
    <message>
        <source>Force over the integral of the error since the start (N/(m s) or N m/(rad s)); in statics the error vanishes</source>
        <translation>力与自开始以来误差积分之比（N/(m s) 或 N m/(rad s)）；静力学中误差消失</translation>
    </message>
    <message>
        <source>Force per length along the inertial axes, over t and s from 0 to 1, in N/m</source>
        <translation>单位长度的力，沿惯性轴，为 t 和 s（0 至 1）的函数，单位 N/m</translation>
    </message>
    <message>
        <source>Force stiffness</source>
        <translation>力刚度</translation>
    </message>
    <message>
        <source>Force x</source>
        <translation>力 x</translation>
    </message>
    <message>
        <source>Force y</source>
        <translation>力 y</translation>
    </message>
    <message>
        <source>Force z</source>
        <translation>力 z</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>力</translation>
    </message>
    <message>
        <source>Forget all results and run every case again</source>
        <translation>丢弃所有结果，重新运行每个算例</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Formula…	E</source>
        <translation>公式…	E</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>坐标系</translation>
    </message>
    <message>
        <source>Frame of the point</source>
        <translation>点的坐标系</translation>
    </message>
    <message>
        <source>Frame to body; z is the axis of a joint that names it</source>
        <translation>由坐标系到物体；z 为引用它的运动副的轴线</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>坐标系</translation>
    </message>
    <message>
        <source>Free angle</source>
        <translation>自由角</translation>
    </message>
    <message>
        <source>Free length</source>
        <translation>自由长度</translation>
    </message>
    <message>
        <source>Free motion %1 of %2</source>
        <translation>自由运动 %1 / %2</translation>
    </message>
    <message>
        <source>Free to move</source>
        <translation>可自由运动</translation>
    </message>
    <message>
        <source>Frequencies over the speed of the rotor: solid whirls with the spin, dashed against it, dotted neither; rings are critical speeds, on the line of one vibration per turn</source>
        <translation>频率随转子转速的变化：实线为正向涡动，虚线为反向涡动，点线两者皆非；圆环为临界转速，位于每转振动一次的直线上</translation>
    </message>
    <message>
        <source>Frequencies, damping and shapes of small vibrations; the mode selected is shown moving.</source>
        <translation>小振动的频率、阻尼和振型；所选模态以动画显示。</translation>
    </message>
    <message>
        <source>Frequency [Hz]</source>
        <translation>频率 [Hz]</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>摩擦</translation>
    </message>
    <message>
        <source>Friction &amp;cones</source>
        <translation>摩擦锥(&amp;C)</translation>
    </message>
    <message>
        <source>Friction [N]</source>
        <translation>摩擦 [N]</translation>
    </message>
    <message>
        <source>Friction about z (revolute) or along z (prismatic) of two markers, v at the rubbing surface, P a constant normal load. Model stribeck: F = P (mud + (mus - mud) exp(-(v/vs)^2)) tanh(v/vr) + c v (Armstrong, Dupont and Canudas de Wit 1994), creeps instead of sticking. Model lugre: F = sigma0 z + sigma1 z' + c v with the deflection z of bristles between the surfaces (Canudas de Wit, Olsson, Astrom and Lischinsky 1995), sticks.</source>
        <translation>两标架绕 z（转动副）或沿 z（移动副）的摩擦，v 为摩擦表面处的速度，P 为恒定法向载荷。stribeck 模型：F = P (mud + (mus - mud) exp(-(v/vs)^2)) tanh(v/vr) + c v (Armstrong, Dupont and Canudas de Wit 1994)，缓慢蠕滑而不粘滞。lugre 模型：F = sigma0 z + sigma1 z' + c v，z 为表面间鬃毛的变形 (Canudas de Wit, Olsson, Astrom and Lischinsky 1995)，可粘滞。</translation>
    </message>
    <message>
        <source>Friction law</source>
        <translation>摩擦律</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>从 %1 起</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>From the centre of mass of body 1, in its axes; z is the axis</source>
        <translation>自物体 1 的质心起，在其轴系中；z 为轴线</translation>
    </message>
    <message>
        <source>From the centre of mass of body 2, in its axes; z is the axis</source>
        <translation>自物体 2 的质心起，在其轴系中；z 为轴线</translation>
    </message>
    <message>
        <source>From the centre of mass of the body, in its axes</source>
        <translation>自物体质心起，在其轴系中</translation>
    </message>
    <message>
        <source>From the centre of mass, body axes</source>
        <translation>自质心起，体轴</translation>
    </message>
    <message>
        <source>From the lower to the upper edge of a picture without perspective; 0: with it</source>
        <translation>无透视时画面下边缘至上边缘的距离；0：有透视</translation>
    </message>
    <message>
        <source>From the moment shown</source>
        <translation>自所示时刻起</translation>
    </message>
    <message>
        <source>From the pivot, body axes</source>
        <translation>自支点起，体轴</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>自开始起</translation>
    </message>
    <message>
        <source>Fx [N]</source>
        <translation>Fx [N]</translation>
    </message>
    <message>
        <source>Fy [N]</source>
        <translation>Fy [N]</translation>
    </message>
    <message>
        <source>Fz [N]</source>
        <translation>Fz [N]</translation>
    </message>
    <message>
        <source>G; E / (2 (1 + nu)) when isotropic</source>
        <translation>G；各向同性时为 E / (2 (1 + nu))</translation>
    </message>
    <message>
        <source>Gap [mm]</source>
        <translation>间隙 [mm]</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>齿轮副</translation>
    </message>
    <message>
        <source>Geom1 (Lie-group generalized-alpha)</source>
        <translation>Geom1（李群 generalized-alpha）</translation>
    </message>
    <message>
        <source>Geom2 (Lie-group generalized-alpha)</source>
        <translation>Geom2（李群 generalized-alpha）</translation>
    </message>
    <message>
        <source>Geom3 (Lie-group generalized-alpha)</source>
        <translation>Geom3（李群 generalized-alpha）</translation>
    </message>
    <message>
        <source>Gho&amp;sts of other runs</source>
        <translation>其他运行的虚影(&amp;S)</translation>
    </message>
    <message>
        <source>Give it bounds (From, To) in Properties to move it here</source>
        <translation>在“属性”中给出界限（从、到），即可在此移动</translation>
    </message>
    <message>
        <source>Give the function by points</source>
        <translation>以点给出函数</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Go on with a run of this model whose state was saved, here or by gyre run --save-state</source>
        <translation>从已保存的状态继续本模型的运行，状态可由此处或 gyre run --save-state 保存</translation>
    </message>
    <message>
        <source>Gravitational parameter G M of the centre</source>
        <translation>中心的引力参数 G M</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>Gravity towards a fixed centre, mu m / r^2, on every body at its centre of mass (Newton 1687).</source>
        <translation>指向固定中心的引力 mu m / r^2，作用于每个物体的质心（牛顿 1687）。</translation>
    </message>
    <message>
        <source>Grid: every value with every other</source>
        <translation>网格：各值两两组合</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>大地</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message numerus="yes">
        <source>Gyre %1, %2, %n rows recorded</source>
        <translation><numerusform>Gyre %1，%2，已记录 %n 行</numerusform></translation>
    </message>
    <message>
        <source>Gyre Studio</source>
        <translation>Gyre Studio</translation>
    </message>
    <message>
        <source>Gyre Studio draws with OpenGL 3.2, which this display does not offer.

A graphics driver, or Mesa's software renderer, is needed.</source>
        <translation>Gyre Studio 使用 OpenGL 3.2 绘图，而此显示环境不支持。

需要显卡驱动程序或 Mesa 的软件渲染器。</translation>
    </message>
    <message>
        <source>Gyre Studio ended while %1 had unsaved changes.</source>
        <translation>Gyre Studio 上次结束时，%1 有未保存的更改。</translation>
    </message>
    <message>
        <source>Gyre models (*.gyre)</source>
        <translation>Gyre 模型 (*.gyre)</translation>
    </message>
    <message>
        <source>Gyre models (*.gyre);;All files (*)</source>
        <translation>Gyre 模型 (*.gyre);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Gyre studies (*.gyre-study);;All files (*)</source>
        <translation>Gyre 研究 (*.gyre-study);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Half of real time</source>
        <translation>1/2 实时</translation>
    </message>
    <message>
        <source>Hann window</source>
        <translation>Hann 窗</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>健康状况</translation>
    </message>
    <message>
        <source>Health of the model</source>
        <translation>模型健康状况</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Highest order</source>
        <translation>最高阶数</translation>
    </message>
    <message>
        <source>Hinge, 5 equations: the origins of the two markers coincide and their z axes are parallel. Phi = (u, x1 . z2, y1 . z2), u from marker 1 to marker 2 (Geradin and Cardona 2001, sec. 7.5).</source>
        <translation>铰链，5 个方程：两标架的原点重合，z 轴平行。Phi = (u, x1 . z2, y1 . z2)，u 由标架 1 指向标架 2 (Geradin and Cardona 2001, sec. 7.5)。</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Holds a point of a body to a fixed anchor by springs and dampers along the inertial axes. F = -k (x - x0) - c v in each of them.</source>
        <translation>以沿惯性轴的弹簧和阻尼器将物体上一点连接于固定锚点。沿每个轴 F = -k (x - x0) - c v。</translation>
    </message>
    <message>
        <source>Homokinetic joint, 4 equations: the origins of the markers coincide, and both shafts, along z, spin alike at any angle between them. Phi = (u, 4 e0 e3) of the unit quaternion e between the markers (Lacoursiere 2010; Masarati and Morandini 2008).</source>
        <translation>等速万向节，4 个方程：两标架的原点重合，两轴沿 z，在任意夹角下同步旋转。Phi = (u, 4 e0 e3)，e 为两标架间的单位四元数 (Lacoursiere 2010; Masarati and Morandini 2008)。</translation>
    </message>
    <message>
        <source>Hooke or Cardan joint, 4 equations: the origins of the markers coincide; the cross has its arms along x of marker 1 and y of marker 2, which stay perpendicular. The shafts lie along z. Phi = (u, x1 . y2), u from marker 1 to marker 2 (Geradin and Cardona 2001, sec. 7.9).</source>
        <translation>虎克铰（万向节），4 个方程：两标架的原点重合；十字轴的两臂沿标架 1 的 x 和标架 2 的 y，保持垂直。两轴沿 z。Phi = (u, x1 . y2)，u 由标架 1 指向标架 2 (Geradin and Cardona 2001, sec. 7.9)。</translation>
    </message>
    <message>
        <source>How Newton's iteration went in every step stands here: what was left of each kind of equation, how fast it shrank, and which element was worst. Run a model (Space).</source>
        <translation>每一步的牛顿迭代过程列于此：各类方程的剩余残差、收缩快慢以及最差的元件。请运行模型（空格）。</translation>
    </message>
    <message>
        <source>How contacts act on each other: the matrix W (Alt+Shift+W)</source>
        <translation>接触之间如何相互作用：矩阵 W (Alt+Shift+W)</translation>
    </message>
    <message>
        <source>How do the drives move the mechanism, and what must they give for it? Nothing is integrated, and no degree of freedom may be left.</source>
        <translation>驱动如何带动机构，为此须提供多大的力？不作积分，且不得有剩余自由度。</translation>
    </message>
    <message>
        <source>How far it has come, or why it did not</source>
        <translation>进展如何，或为何未能完成</translation>
    </message>
    <message>
        <source>How fast the surfaces come closer along the normal, at the end of the step; below zero they part</source>
        <translation>步末两表面沿法线接近的速度；低于零则分离</translation>
    </message>
    <message>
        <source>How many elements the line is divided into; errors fall with the fourth power</source>
        <translation>线划分的单元数；误差按四次方减小</translation>
    </message>
    <message>
        <source>How many modes</source>
        <translation>模态数</translation>
    </message>
    <message>
        <source>How often other coordinates were chosen as the independent ones</source>
        <translation>改选其他坐标作为独立坐标的次数</translation>
    </message>
    <message>
        <source>How often somebody pulled at a body: this is not the model's own motion alone</source>
        <translation>手动拉动物体的次数：非零则不只是模型自身的运动</translation>
    </message>
    <message>
        <source>How the contacts of a moment act on each other stands here as a picture of the matrix W. Run a model whose bodies may touch (Space).</source>
        <translation>某一时刻各接触之间的相互作用以矩阵 W 的图像列于此。请运行物体可能接触的模型（空格）。</translation>
    </message>
    <message>
        <source>How the orientation is typed</source>
        <translation>姿态的输入方式</translation>
    </message>
    <message>
        <source>How the orientation is typed; the file holds the quaternion.
Euler angles turn about the body's x, then its new y, then its new z axis.
To another direction of z, of any length, the axes turn by the shortest way.</source>
        <translation>姿态的输入方式；文件中存四元数。
欧拉角依次绕物体的 x 轴、新的 y 轴、新的 z 轴转动。
指定 z 轴的新方向（长度任意）时，轴系按最短路径转动。</translation>
    </message>
    <message>
        <source>How the solver of contacts converged (Alt+Shift+S)</source>
        <translation>接触求解器如何收敛 (Alt+Shift+S)</translation>
    </message>
    <message>
        <source>How the solver of contacts converges stands here: merit and step of every iteration, and which islands it had. Run a model whose bodies may touch (Space).</source>
        <translation>接触求解器的收敛过程列于此：每次迭代的评价值和步长，以及所含的岛。请运行物体可能接触的模型（空格）。</translation>
    </message>
    <message>
        <source>How the step failed, and what helps</source>
        <translation>该步如何失败，以及如何解决</translation>
    </message>
    <message>
        <source>How two materials touch: what is given here counts instead of what follows from the two. In files the two stand together: "materials": ["steel", "concrete"].</source>
        <translation>两种材料如何接触：此处给出的值优先于由两种材料得出的值。在文件中二者写在一起："materials": ["steel", "concrete"]。</translation>
    </message>
    <message>
        <source>Ignore %1</source>
        <translation>忽略 %1</translation>
    </message>
    <message>
        <source>Ignore each other, or touch even if a joint connects them</source>
        <translation>互相忽略，或即使有运动副连接也接触</translation>
    </message>
    <message>
        <source>Imaginary [rad/s]</source>
        <translation>虚部 [rad/s]</translation>
    </message>
    <message>
        <source>Impacts</source>
        <translation>碰撞</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Import mesh</source>
        <translation>导入网格</translation>
    </message>
    <message>
        <source>Import mesh…</source>
        <translation>导入网格…</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>导入报告</translation>
    </message>
    <message>
        <source>Imported %1; everything was understood</source>
        <translation>已导入 %1；全部内容均已识别</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>正在导入</translation>
    </message>
    <message>
        <source>In SI units, or a formula of other parameters</source>
        <translation>以 SI 单位计，或其他参数的公式</translation>
    </message>
    <message>
        <source>In a &amp;window of its own</source>
        <translation>作为独立窗口(&amp;W)</translation>
    </message>
    <message>
        <source>In m or rad</source>
        <translation>以 m 或 rad 计</translation>
    </message>
    <message>
        <source>In the world</source>
        <translation>世界坐标</translation>
    </message>
    <message>
        <source>In which the solver of contacts stopped far from the merit asked for</source>
        <translation>接触求解器停止时远未达到所要求评价值的步</translation>
    </message>
    <message>
        <source>Inertia</source>
        <translation>惯量</translation>
    </message>
    <message>
        <source>Inertia per length</source>
        <translation>单位长度惯量</translation>
    </message>
    <message>
        <source>Inertia xx yy zz</source>
        <translation>惯量 xx yy zz</translation>
    </message>
    <message>
        <source>Inertial axes</source>
        <translation>惯性轴</translation>
    </message>
    <message>
        <source>Initial acceleration</source>
        <translation>初始加速度</translation>
    </message>
    <message>
        <source>Initial values violate constraints</source>
        <translation>初始值违反约束</translation>
    </message>
    <message>
        <source>Initial values: the view shows a later moment of the run.</source>
        <translation>初始值：视图显示的是运行中较后的时刻。</translation>
    </message>
    <message>
        <source>Initial, body axes; only for methods told to take accelerations as given</source>
        <translation>初始值，体轴；仅用于设定为按给定值取加速度的方法</translation>
    </message>
    <message>
        <source>Initial, inertial axes; only for methods told to take accelerations as given</source>
        <translation>初始值，惯性轴；仅用于设定为按给定值取加速度的方法</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>插入 %1</translation>
    </message>
    <message>
        <source>Insert a body, a joint, a force, a parameter or a material: type to search</source>
        <translation>插入物体、运动副、力、参数或材料：输入即搜索</translation>
    </message>
    <message>
        <source>Insert parameter</source>
        <translation>插入参数</translation>
    </message>
    <message>
        <source>Insert…</source>
        <translation>插入…</translation>
    </message>
    <message>
        <source>Integral gain</source>
        <translation>积分增益</translation>
    </message>
    <message>
        <source>Integral limit</source>
        <translation>积分限幅</translation>
    </message>
    <message>
        <source>Integrate with %1</source>
        <translation>用 %1 积分</translation>
    </message>
    <message>
        <source>Integrator; bold: its bodies are drawn solid; ticked: its ghost and its curves are drawn</source>
        <translation>积分器；粗体：其物体绘为实体；勾选：绘出其虚影和曲线</translation>
    </message>
    <message>
        <source>Integrators</source>
        <translation>积分器</translation>
    </message>
    <message>
        <source>Integrators to compare</source>
        <translation>要比较的积分器</translation>
    </message>
    <message>
        <source>Interval between recorded rows; 0 records every step. Steps are shortened to meet these times</source>
        <translation>记录行之间的间隔；0 记录每一步。步长会缩短以落在这些时刻</translation>
    </message>
    <message>
        <source>Interval between the rows; that of the model where nothing is typed</source>
        <translation>行之间的间隔；未输入时取模型的值</translation>
    </message>
    <message>
        <source>Inverse dynamics</source>
        <translation>逆动力学</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>岛</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>岛</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>Iteration %1: %2</source>
        <translation>迭代 %1：%2</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>迭代次数</translation>
    </message>
    <message>
        <source>Its shape, or 'stiffness' for one that is given by stiffnesses and masses</source>
        <translation>截面形状；由刚度和质量给出时为 'stiffness'</translation>
    </message>
    <message>
        <source>J; 0: of the shape by Saint-Venant</source>
        <translation>J；0：由截面形状按 Saint-Venant 理论确定</translation>
    </message>
    <message>
        <source>J; the polar moment for round sections</source>
        <translation>J；圆截面为极惯性矩</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>运动副</translation>
    </message>
    <message>
        <source>Joint 1</source>
        <translation>运动副 1</translation>
    </message>
    <message>
        <source>Joint 2</source>
        <translation>运动副 2</translation>
    </message>
    <message>
        <source>Joint 3</source>
        <translation>运动副 3</translation>
    </message>
    <message>
        <source>Joint friction</source>
        <translation>运动副摩擦</translation>
    </message>
    <message>
        <source>Joint solver</source>
        <translation>运动副求解器</translation>
    </message>
    <message>
        <source>Joint stop</source>
        <translation>运动副限位</translation>
    </message>
    <message>
        <source>Joint that has coordinate 1</source>
        <translation>坐标 1 所属的运动副</translation>
    </message>
    <message>
        <source>Joint that has coordinate 2</source>
        <translation>坐标 2 所属的运动副</translation>
    </message>
    <message>
        <source>Joint that has coordinate 3, as in a differential</source>
        <translation>坐标 3 所属的运动副，如差速器</translation>
    </message>
    <message>
        <source>Joint that is driven</source>
        <translation>被驱动的运动副</translation>
    </message>
    <message>
        <source>Joint that is limited</source>
        <translation>被限位的运动副</translation>
    </message>
    <message>
        <source>Joint whose angle is the pinion's</source>
        <translation>转角为小齿轮转角的运动副</translation>
    </message>
    <message>
        <source>Joint whose angle is theta_1</source>
        <translation>转角为 theta_1 的运动副</translation>
    </message>
    <message>
        <source>Joint whose angle is theta_2</source>
        <translation>转角为 theta_2 的运动副</translation>
    </message>
    <message>
        <source>Joint whose displacement is the rack's</source>
        <translation>位移为齿条位移的运动副</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>运动副</translation>
    </message>
    <message>
        <source>Joints and forces between them are mirrored, too. Frames stay right-handed, and coordinates of joints count the same way where they can.</source>
        <translation>它们之间的运动副和力也一并镜像。坐标系保持右手系，运动副坐标尽可能保持原方向。</translation>
    </message>
    <message>
        <source>Joints hold</source>
        <translation>运动副满足于</translation>
    </message>
    <message>
        <source>K [N/m^n] of the smooth law N = K d^n (1 + D d')</source>
        <translation>光滑接触律 N = K d^n (1 + D d') 的 K [N/m^n]</translation>
    </message>
    <message>
        <source>K [N/m^n] of the smooth law N = K d^n (1 + D d'); where not given both materials in series</source>
        <translation>光滑接触律 N = K d^n (1 + D d') 的 K [N/m^n]；未给出时取两种材料串联</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>Keep the step, or choose it so that the local error of the positions stays near the step tolerance</source>
        <translation>保持步长，或选择步长使位置的局部误差接近步长容差</translation>
    </message>
    <message>
        <source>Keep this run: the next one is drawn over its curves, or minus them (Ctrl+K)</source>
        <translation>保留此运行：下一个运行与其曲线叠绘，或与之相减 (Ctrl+K)</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>按键与鼠标</translation>
    </message>
    <message>
        <source>Kick-drift (half of LIEMID[EA])</source>
        <translation>冲击-漂移（LIEMID[EA] 的一半）</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Kinematics</source>
        <translation>运动学</translation>
    </message>
    <message>
        <source>Kinetic</source>
        <translation>动能</translation>
    </message>
    <message>
        <source>Kinetic energy</source>
        <translation>动能</translation>
    </message>
    <message>
        <source>Knife edge</source>
        <translation>刀刃约束</translation>
    </message>
    <message>
        <source>Krysl's explicit Newmark method for rotations (2005): symmetric, second order, one force evaluation per step, momentum conserving; joints by RATTLE. Compositions of it reach order 4, 6 and 8.</source>
        <translation>Krysl 的转动显式 Newmark 方法 (2005)：对称，二阶，每步计算一次力，动量守恒；运动副用 RATTLE。其组合可达 4、6 和 8 阶。</translation>
    </message>
    <message>
        <source>Kynema (inertial-frame generalized-alpha)</source>
        <translation>Kynema（惯性系 generalized-alpha）</translation>
    </message>
    <message>
        <source>Kynema's form of the Lie-group generalized-alpha method: spatial angular velocities, left updates, D_L/D_R scaling, and its weighted convergence test as published (tolerances 1e-5 and 1e-3). The rates at which the axis of a fast rotor turns are smooth in its axes, and more exact than in those of geom1.</source>
        <translation>Kynema 形式的李群 generalized-alpha 方法：空间角速度、左更新、D_L/D_R 缩放，以及原文献的加权收敛检验（容差 1e-5 和 1e-3）。高速转子轴线的转动速率在其轴系中是光滑的，比 geom1 更精确。</translation>
    </message>
    <message>
        <source>LIEMID[EA] (explicit Newmark for rotations)</source>
        <translation>LIEMID[EA]（转动显式 Newmark）</translation>
    </message>
    <message>
        <source>LIEMID[I] (implicit midpoint Lie method)</source>
        <translation>LIEMID[I]（隐式中点李方法）</translation>
    </message>
    <message>
        <source>La&amp;youts</source>
        <translation>布局(&amp;Y)</translation>
    </message>
    <message>
        <source>Large models</source>
        <translation>大型模型</translation>
    </message>
    <message>
        <source>Large type and thick lines, the view, the plots and the time alone, on all of the screen</source>
        <translation>大字体、粗线条，仅显示视图、曲线图和时间，占满整个屏幕</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Largest angle</source>
        <translation>最大角度</translation>
    </message>
    <message>
        <source>Largest angle between a body's orientation and that in the baseline</source>
        <translation>物体姿态与基准中姿态之间的最大夹角</translation>
    </message>
    <message>
        <source>Largest distance of a body from where it is in the baseline</source>
        <translation>物体位置与基准中位置之间的最大距离</translation>
    </message>
    <message>
        <source>Largest energy that the method itself made or lost: what is there, less what there was and was done</source>
        <translation>方法自身产生或损失的最大能量：现有能量减去初始能量和所作的功</translation>
    </message>
    <message>
        <source>Largest force</source>
        <translation>最大力</translation>
    </message>
    <message>
        <source>Largest less smallest</source>
        <translation>最大值减最小值</translation>
    </message>
    <message>
        <source>Largest magnitude</source>
        <translation>最大绝对值</translation>
    </message>
    <message>
        <source>Largest of all contacts so far</source>
        <translation>至今所有接触的最大值</translation>
    </message>
    <message>
        <source>Largest residual of the constraints of positions [m, rad]</source>
        <translation>位置约束的最大残差 [m, rad]</translation>
    </message>
    <message>
        <source>Largest residual of the constraints of velocities, of nonholonomic joints [m/s, rad/s]</source>
        <translation>速度约束（非完整运动副）的最大残差 [m/s, rad/s]</translation>
    </message>
    <message>
        <source>Largest residual of the equations of motion of bodies that nothing touches [N, N m]</source>
        <translation>无接触物体运动方程的最大残差 [N, N m]</translation>
    </message>
    <message>
        <source>Largest residual of the equations of motion of bodies that something touches [N, N m]</source>
        <translation>有接触物体运动方程的最大残差 [N, N m]</translation>
    </message>
    <message>
        <source>Largest step</source>
        <translation>最大步长</translation>
    </message>
    <message>
        <source>Largest value of its slider; equal to the smallest: no bounds</source>
        <translation>滑块的最大值；与最小值相等：无界限</translation>
    </message>
    <message>
        <source>Largest violation of position constraints</source>
        <translation>位置约束的最大违反量</translation>
    </message>
    <message>
        <source>Last speed, in rad/s or with its unit, as 6000 rpm</source>
        <translation>终止转速，以 rad/s 计或带单位，如 6000 rpm</translation>
    </message>
    <message>
        <source>Last time; that of the model where nothing is typed</source>
        <translation>终止时刻；未输入时取模型的值</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍后</translation>
    </message>
    <message>
        <source>Latin hypercube</source>
        <translation>拉丁超立方</translation>
    </message>
    <message>
        <source>Leave all curves on one axis</source>
        <translation>所有曲线保留在同一轴上</translation>
    </message>
    <message>
        <source>Leave out what lies on the other side of the section plane</source>
        <translation>隐去剖切面另一侧的部分</translation>
    </message>
    <message>
        <source>Leave this line (Escape)</source>
        <translation>离开此行 (Escape)</translation>
    </message>
    <message>
        <source>Leave this tool (Esc)</source>
        <translation>退出此工具 (Esc)</translation>
    </message>
    <message>
        <source>Left drag</source>
        <translation>左键拖动</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Length (m) or angle (rad, counted through full turns) that is to be reached</source>
        <translation>要达到的长度 (m) 或角度（rad，累计整圈）</translation>
    </message>
    <message>
        <source>Length / thickness</source>
        <translation>长度 / 厚度</translation>
    </message>
    <message>
        <source>Length along z [m]</source>
        <translation>沿 z 的长度 [m]</translation>
    </message>
    <message>
        <source>Length at which the spring's own force vanishes</source>
        <translation>弹簧自身力为零时的长度</translation>
    </message>
    <message>
        <source>Length of the cylinder, without the caps [m]</source>
        <translation>圆柱长度，不含两端半球 [m]</translation>
    </message>
    <message>
        <source>Lever arm of the normal force against rolling</source>
        <translation>法向力抵抗滚动的力臂</translation>
    </message>
    <message>
        <source>Lever arm of the normal force against rolling; where not given the smaller of the two materials</source>
        <translation>法向力抵抗滚动的力臂；未给出时取两种材料中的较小者</translation>
    </message>
    <message>
        <source>Lever arm of the normal force against spinning about the normal</source>
        <translation>法向力抵抗绕法线旋转的力臂</translation>
    </message>
    <message>
        <source>Lever arm of the normal force against spinning about the normal; where not given the smaller of the two materials</source>
        <translation>法向力抵抗绕法线旋转的力臂；未给出时取两种材料中的较小者</translation>
    </message>
    <message>
        <source>Like the &amp;desktop</source>
        <translation>跟随桌面(&amp;D)</translation>
    </message>
    <message>
        <source>Limits of a coordinate of a joint: beyond them a spring and a damper push back, setting in smoothly. N = k s(d) + c sigma(d) d' of the depth d behind a limit, with s = d^2 / (2 w) up to the width w, then d - w/2.</source>
        <translation>运动副坐标的限位：超出后由弹簧和阻尼器推回，平滑起作用。N = k s(d) + c sigma(d) d'，d 为超出限位的深度；深度不超过宽度 w 时 s = d^2 / (2 w)，此后 s = d - w/2。</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Line %1 names no parameter.</source>
        <translation>第 %1 行未指定参数。</translation>
    </message>
    <message>
        <source>Line %1: three numbers x y z were expected</source>
        <translation>第 %1 行：应为三个数 x y z</translation>
    </message>
    <message>
        <source>Linear (rotation vectors, generalized-alpha)</source>
        <translation>线性（转动矢量，generalized-alpha）</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Loa&amp;d a run from CSV…</source>
        <translation>从 CSV 载入运行(&amp;D)…</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>载入</translation>
    </message>
    <message>
        <source>Load a run from %1</source>
        <translation>从 %1 载入运行</translation>
    </message>
    <message>
        <source>Load a run from CSV</source>
        <translation>从 CSV 载入运行</translation>
    </message>
    <message>
        <source>Local dynamics, explicit rotations (POS)</source>
        <translation>局部动力学，显式转动 (POS)</translation>
    </message>
    <message>
        <source>Local dynamics, implicit rotations (IMP)</source>
        <translation>局部动力学，隐式转动 (IMP)</translation>
    </message>
    <message>
        <source>Local dynamics, momentum-conserving rotations (NEG)</source>
        <translation>局部动力学，动量守恒转动 (NEG)</translation>
    </message>
    <message>
        <source>Local error of positions allowed per step, as a share of the model's length; of angles in rad</source>
        <translation>每步容许的位置局部误差，以模型长度的份额计；角度以 rad 计</translation>
    </message>
    <message>
        <source>Lock rotation x</source>
        <translation>锁定转动 x</translation>
    </message>
    <message>
        <source>Lock rotation y</source>
        <translation>锁定转动 y</translation>
    </message>
    <message>
        <source>Lock rotation z</source>
        <translation>锁定转动 z</translation>
    </message>
    <message>
        <source>Lock x</source>
        <translation>锁定 x</translation>
    </message>
    <message>
        <source>Lock y</source>
        <translation>锁定 y</translation>
    </message>
    <message>
        <source>Lock z</source>
        <translation>锁定 z</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>对数横轴</translation>
    </message>
    <message>
        <source>Logarithmic value axis</source>
        <translation>对数数值轴</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>对数纵轴</translation>
    </message>
    <message>
        <source>Longest length</source>
        <translation>最长长度</translation>
    </message>
    <message>
        <source>Longest step</source>
        <translation>最长步长</translation>
    </message>
    <message>
        <source>Looking for the equilibrium…</source>
        <translation>正在求平衡…</translation>
    </message>
    <message>
        <source>Loose bodies</source>
        <translation>未连接的物体</translation>
    </message>
    <message>
        <source>Lost to normal forces of contacts: in impacts</source>
        <translation>因接触法向力而损失：在碰撞中</translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>M&amp;easure</source>
        <translation>测量(&amp;E)</translation>
    </message>
    <message>
        <source>MP4 (*.mp4)</source>
        <translation>MP4 (*.mp4)</translation>
    </message>
    <message>
        <source>MP4 and WebM need the program ffmpeg, which is in no folder of PATH; any video tool makes a film of the pictures.</source>
        <translation>MP4 和 WebM 需要程序 ffmpeg，但 PATH 的各文件夹中均未找到；任何视频工具都可将图片制成影片。</translation>
    </message>
    <message>
        <source>Made %1</source>
        <translation>已创建 %1</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Marker at the cursor…	M</source>
        <translation>在光标处加标记…	M</translation>
    </message>
    <message>
        <source>Marker here…</source>
        <translation>在此加标记…</translation>
    </message>
    <message>
        <source>Marker on body 1</source>
        <translation>物体 1 上的标架</translation>
    </message>
    <message>
        <source>Marker on body 2</source>
        <translation>物体 2 上的标架</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Marks are attempts at steps that were given up, at their size: cross, the local error was too large; diamond, the equations did not converge; square, a body turned too far. Triangles: a law switched.</source>
        <translation>标志为被放弃的步长尝试，绘于其步长处：叉形，局部误差过大；菱形，方程不收敛；方形，物体转动过大。三角形：特性发生切换。</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Mass from shapes</source>
        <translation>由形状求质量</translation>
    </message>
    <message>
        <source>Mass from shapes…</source>
        <translation>由形状求质量…</translation>
    </message>
    <message>
        <source>Mass per length</source>
        <translation>单位长度质量</translation>
    </message>
    <message>
        <source>Mass, centre of mass and inertia from the shapes and a density</source>
        <translation>由形状和密度求质量、质心和惯量</translation>
    </message>
    <message>
        <source>Masses</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Massless rod that cannot spin, with a universal joint about z of marker 1 at one end and a ball in the origin of marker 2 at the other, 1 equation. A positive multiplier is tension. Phi = |u| - length, u from marker 1 to marker 2.</source>
        <translation>不能自转的无质量杆，一端为绕标架 1 的 z 轴的万向节，另一端为标架 2 原点处的球铰，1 个方程。乘子为正表示受拉。Phi = |u| - length，u 由标架 1 指向标架 2。</translation>
    </message>
    <message>
        <source>Massless rod with ball ends, 1 equation: the two markers' origins keep their distance. A positive multiplier is tension. Phi = |u| - length, u from marker 1 to marker 2.</source>
        <translation>两端为球铰的无质量杆，1 个方程：两标架原点的距离保持不变。乘子为正表示受拉。Phi = |u| - length，u 由标架 1 指向标架 2。</translation>
    </message>
    <message>
        <source>Massless rod, hinged about z of marker 1 at one end, with a ball in the origin of marker 2 at the other, 2 equations. The first multiplier is the rod's force, positive in tension. Phi = (|u| - length, z1 . u), u from marker 1 to marker 2.</source>
        <translation>无质量杆，一端绕标架 1 的 z 轴铰接，另一端为标架 2 原点处的球铰，2 个方程。第一个乘子为杆的力，受拉为正。Phi = (|u| - length, z1 . u)，u 由标架 1 指向标架 2。</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>材料</translation>
    </message>
    <message>
        <source>Material 1</source>
        <translation>材料 1</translation>
    </message>
    <message>
        <source>Material 2</source>
        <translation>材料 2</translation>
    </message>
    <message>
        <source>Material of the rod, which gives its mass</source>
        <translation>杆的材料，决定其质量</translation>
    </message>
    <message>
        <source>Matrices that were evaluated and factorized</source>
        <translation>计算并分解的矩阵</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Matrix of the contacts</source>
        <translation>接触矩阵</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Maximum less minimum</source>
        <translation>最大值减最小值</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Mean over the time</source>
        <translation>对时间的均值</translation>
    </message>
    <message>
        <source>Mean over time, whatever the steps</source>
        <translation>对时间的均值，与步长无关</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Measure how far the others are from this run (B)</source>
        <translation>测量其他运行与此运行的偏差 (B)</translation>
    </message>
    <message>
        <source>Mechanisms and machines</source>
        <translation>机构与机械</translation>
    </message>
    <message>
        <source>Merit</source>
        <translation>评价值</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Meshes (*.stl *.obj *.gltf *.glb);;All files (*)</source>
        <translation>网格 (*.stl *.obj *.gltf *.glb);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Methods that treat forces explicitly are stable with steps up to this; implicit ones step over it</source>
        <translation>显式处理力的方法在步长不超过此值时稳定；隐式方法可越过此值</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>中键拖动</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>镜像 %1</translation>
    </message>
    <message>
        <source>Mirror copy of %1</source>
        <translation>%1 的镜像副本</translation>
    </message>
    <message>
        <source>Mirror i&amp;n a plane…</source>
        <translation>关于平面镜像(&amp;N)…</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模态</translation>
    </message>
    <message>
        <source>Mode %1 [Hz]</source>
        <translation>模态 %1 [Hz]</translation>
    </message>
    <message>
        <source>Mode %1, %2 Hz</source>
        <translation>模态 %1，%2 Hz</translation>
    </message>
    <message>
        <source>Mode %1, a rigid motion</source>
        <translation>模态 %1，刚体运动</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Model &amp;health</source>
        <translation>模型健康状况(&amp;H)</translation>
    </message>
    <message>
        <source>Model changed: Reset to apply</source>
        <translation>模型已更改：重置后生效</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>模型：%1</translation>
    </message>
    <message>
        <source>Models, studies, %1 (*.gyre *.gyre-study %2);;Gyre models and studies (*.gyre *.gyre-study);;All files (*)</source>
        <translation>模型、研究、%1 (*.gyre *.gyre-study %2);;Gyre 模型和研究 (*.gyre *.gyre-study);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>模态</translation>
    </message>
    <message>
        <source>Modes over speed</source>
        <translation>模态随转速的变化</translation>
    </message>
    <message>
        <source>Modes over the speed of a rotor stand here. No body of this model can turn.</source>
        <translation>模态随转子转速的变化列于此。此模型没有可转动的物体。</translation>
    </message>
    <message>
        <source>Modes over the speed of a rotor: whirl with the spin and against it, and critical speeds.</source>
        <translation>模态随转子转速的变化：正向与反向涡动，以及临界转速。</translation>
    </message>
    <message>
        <source>Moment stiffness</source>
        <translation>力矩刚度</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>More examples</source>
        <translation>更多示例</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>运动</translation>
    </message>
    <message>
        <source>Motion and what drives and joints must give for it, or the motion alone</source>
        <translation>运动以及为此所需的驱动力和约束反力，或仅运动</translation>
    </message>
    <message>
        <source>Mouse and keys of a chart</source>
        <translation>图表的鼠标和按键</translation>
    </message>
    <message>
        <source>Mouse and keys of a plot</source>
        <translation>曲线图的鼠标和按键</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>下移 %1</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>上移 %1</translation>
    </message>
    <message>
        <source>Move &amp;below the view</source>
        <translation>移到视图下方(&amp;B)</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>下移(&amp;O)</translation>
    </message>
    <message>
        <source>Move it to the time cursor</source>
        <translation>移到时间光标处</translation>
    </message>
    <message>
        <source>Move the initial values onto the constraints by the smallest change; can be undone</source>
        <translation>以最小的更改将初始值移到约束上；可撤销</translation>
    </message>
    <message>
        <source>Move to the &amp;left</source>
        <translation>移到左侧(&amp;L)</translation>
    </message>
    <message>
        <source>Move to the &amp;right</source>
        <translation>移到右侧(&amp;R)</translation>
    </message>
    <message>
        <source>Moves a coordinate of a joint as a function of time, 1 equation: its position, velocity or acceleration, or locks it where it is. Velocities and accelerations are integrated from the start.</source>
        <translation>使运动副的一个坐标按时间函数运动，1 个方程：给定其位置、速度或加速度，或将其锁定在原处。速度和加速度自开始时刻积分。</translation>
    </message>
    <message>
        <source>Moves it to a new plot below this one</source>
        <translation>将其移到下方的新曲线图</translation>
    </message>
    <message>
        <source>Mx [N m]</source>
        <translation>Mx [N m]</translation>
    </message>
    <message>
        <source>My [N m]</source>
        <translation>My [N m]</translation>
    </message>
    <message>
        <source>Mz [N m]</source>
        <translation>Mz [N m]</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name of the file it was imported from</source>
        <translation>导入来源的文件名</translation>
    </message>
    <message>
        <source>Name of the layout; a name that there is takes the new one:</source>
        <translation>布局名称；若已有同名布局，则以新布局替换：</translation>
    </message>
    <message>
        <source>Name&amp;d views</source>
        <translation>命名视图(&amp;D)</translation>
    </message>
    <message>
        <source>Name; a view that has it already is replaced:</source>
        <translation>名称；已有的同名视图将被替换：</translation>
    </message>
    <message>
        <source>Named numbers that formulas of the model use: add one, then type its name in place of a number, as in &lt;i&gt;2*k + 3 mm&lt;/i&gt;.</source>
        <translation>模型公式所用的命名数：添加一个，然后在填数处输入其名称，如 &lt;i&gt;2*k + 3 mm&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>Named view</source>
        <translation>命名视图</translation>
    </message>
    <message>
        <source>Named views</source>
        <translation>命名视图</translation>
    </message>
    <message>
        <source>Names of &amp;bodies, joints and forces</source>
        <translation>物体、运动副和力的名称(&amp;B)</translation>
    </message>
    <message>
        <source>Near z of the sections of a line of points, in the axes of the body</source>
        <translation>由点给出的线，其各截面的近似 z 方向，体轴</translation>
    </message>
    <message>
        <source>Needs another body than %1</source>
        <translation>需要 %1 之外的另一物体</translation>
    </message>
    <message>
        <source>New %1</source>
        <translation>新建 %1</translation>
    </message>
    <message>
        <source>New frame here</source>
        <translation>在此新建坐标系</translation>
    </message>
    <message>
        <source>New model</source>
        <translation>新建模型</translation>
    </message>
    <message>
        <source>New plot below</source>
        <translation>下方新建曲线图</translation>
    </message>
    <message>
        <source>New plot on the right</source>
        <translation>右侧新建曲线图</translation>
    </message>
    <message>
        <source>Newton</source>
        <translation>牛顿</translation>
    </message>
    <message>
        <source>Newton iterations</source>
        <translation>牛顿迭代</translation>
    </message>
    <message>
        <source>No body here to pull</source>
        <translation>此处没有可拉动的物体</translation>
    </message>
    <message>
        <source>No case has a value to show here.</source>
        <translation>没有算例有可显示的值。</translation>
    </message>
    <message>
        <source>No difference in %1</source>
        <translation>%1 无差异</translation>
    </message>
    <message>
        <source>No displacement along x of marker 1</source>
        <translation>沿标架 1 的 x 轴无位移</translation>
    </message>
    <message>
        <source>No displacement along y of marker 1</source>
        <translation>沿标架 1 的 y 轴无位移</translation>
    </message>
    <message>
        <source>No displacement along z of marker 1</source>
        <translation>沿标架 1 的 z 轴无位移</translation>
    </message>
    <message>
        <source>No example and no study has these words.</source>
        <translation>没有示例或研究包含这些词。</translation>
    </message>
    <message>
        <source>No examples were found. The variable GYRE_EXAMPLES may name the folder they are in.</source>
        <translation>未找到示例。变量 GYRE_EXAMPLES 可指定示例所在的文件夹。</translation>
    </message>
    <message>
        <source>No flexible beam in a run yet</source>
        <translation>运行中尚无柔性梁</translation>
    </message>
    <message>
        <source>No iteration was needed here.</source>
        <translation>此处无需迭代。</translation>
    </message>
    <message>
        <source>No page has these words</source>
        <translation>没有页面包含这些词</translation>
    </message>
    <message>
        <source>No positive values here: a logarithmic axis has no place for the others.</source>
        <translation>此处没有正值：对数轴无法显示其他值。</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>无最近文件</translation>
    </message>
    <message>
        <source>No results yet.</source>
        <translation>尚无结果。</translation>
    </message>
    <message>
        <source>No rotation about x of marker 1</source>
        <translation>绕标架 1 的 x 轴无转动</translation>
    </message>
    <message>
        <source>No rotation about y of marker 1</source>
        <translation>绕标架 1 的 y 轴无转动</translation>
    </message>
    <message>
        <source>No rotation about z of marker 1</source>
        <translation>绕标架 1 的 z 轴无转动</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>尚无运行</translation>
    </message>
    <message>
        <source>No section</source>
        <translation>不剖切</translation>
    </message>
    <message>
        <source>No step has been made yet.</source>
        <translation>尚未完成任何一步。</translation>
    </message>
    <message>
        <source>No step is longer; 0: as long as the error lets it be. With loose tolerances all steps are as long as this</source>
        <translation>步长不超过此值；0：误差允许多长便多长。容差宽松时，所有步长均为此值</translation>
    </message>
    <message>
        <source>No time here that both runs cover.</source>
        <translation>此处没有两个运行共同覆盖的时间。</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>None of the selected bodies touches anything at this moment.</source>
        <translation>所选物体此刻均无接触。</translation>
    </message>
    <message>
        <source>None: drawn by its inertia</source>
        <translation>无：按其惯量绘制</translation>
    </message>
    <message>
        <source>Norm of the error</source>
        <translation>误差范数</translation>
    </message>
    <message>
        <source>Normal [N]</source>
        <translation>法向 [N]</translation>
    </message>
    <message>
        <source>Normal load</source>
        <translation>法向载荷</translation>
    </message>
    <message>
        <source>Not in %1: %2</source>
        <translation>%1中没有：%2</translation>
    </message>
    <message>
        <source>Not reached: %1 was asked for. More sweeps, or another solver, may do it.</source>
        <translation>未达到：要求 %1。增加扫掠次数或改用其他求解器或可达到。</translation>
    </message>
    <message>
        <source>Not shown: zero and negative values of %1</source>
        <translation>未显示：%1 的零值和负值</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Nothing can move: there are no modes.</source>
        <translation>没有可动之处：没有模态。</translation>
    </message>
    <message>
        <source>Nothing can touch in this run: its model has no contact, or no shapes that take part in it.</source>
        <translation>此运行中不会有接触：其模型没有接触，或没有参与接触的形状。</translation>
    </message>
    <message>
        <source>Nothing in the catalogue fits.</source>
        <translation>元件目录中没有匹配项。</translation>
    </message>
    <message>
        <source>Nothing is free to move</source>
        <translation>没有可自由运动之处</translation>
    </message>
    <message>
        <source>Nothing touched in the step that led here: there was nothing to solve.</source>
        <translation>到达此处的一步中没有接触：无需求解。</translation>
    </message>
    <message>
        <source>Nothing touches at this moment of the run.</source>
        <translation>运行的此时刻没有接触。</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Number of steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Number, expression of t or table of (t, value); m or rad, and s</source>
        <translation>数、t 的表达式或由 (t, 值) 构成的表；m 或 rad，以及 s</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Numbers of elements</source>
        <translation>单元数</translation>
    </message>
    <message>
        <source>Numbers of elements, each at every step</source>
        <translation>单元数，各与每种步长组合</translation>
    </message>
    <message>
        <source>Nut on a thread, 5 equations: marker 2 turns about the z axis of marker 1 and moves along it by the pitch per turn. As a sleeve, with d - d(0) = pitch / (2 pi) (theta - theta(0)) for the displacement d and the angle theta (Geradin and Cardona 2001, ch. 7).</source>
        <translation>螺杆上的螺母，5 个方程：标架 2 绕标架 1 的 z 轴转动，每圈沿其移动一个导程。与套筒相同，另有 d - d(0) = pitch / (2 pi) (theta - theta(0))，d 为位移，theta 为转角 (Geradin and Cardona 2001, ch. 7)。</translation>
    </message>
    <message>
        <source>Of Gauss-Seidel</source>
        <translation>Gauss-Seidel 的次数</translation>
    </message>
    <message>
        <source>Of Gauss-Seidel over all contacts in a step, at most</source>
        <translation>每步对所有接触的 Gauss-Seidel 次数上限</translation>
    </message>
    <message>
        <source>Of Newton in all accepted steps; by methods that step over impacts sweeps and iterations of the solver of contacts</source>
        <translation>所有接受步中的牛顿迭代次数；跨越碰撞的方法则为接触求解器的扫掠和迭代次数</translation>
    </message>
    <message>
        <source>Of Newton's matrix: J in the tables of Yen and Petzold</source>
        <translation>牛顿矩阵的分解次数：即 Yen 和 Petzold 表中的 J</translation>
    </message>
    <message>
        <source>Of a circle or a tube; a number, or over s from 0 to 1 along the line</source>
        <translation>圆或管的直径；一个数，或沿线 s 从 0 到 1 的函数</translation>
    </message>
    <message>
        <source>Of a rectangle, along y of the section; a number, or over s from 0 to 1 along the line</source>
        <translation>矩形沿截面 y 的尺寸；一个数，或沿线 s 从 0 到 1 的函数</translation>
    </message>
    <message>
        <source>Of a rectangle, along z of the section; a number, or over s from 0 to 1 along the line</source>
        <translation>矩形沿截面 z 的尺寸；一个数，或沿线 s 从 0 到 1 的函数</translation>
    </message>
    <message>
        <source>Of a section 'stiffness' that varies: EA, GA y and GA z over s</source>
        <translation>用于变化的截面 'stiffness'：EA、GA y 和 GA z，为 s 的函数</translation>
    </message>
    <message>
        <source>Of a section 'stiffness' that varies: GJ, EI y and EI z over s, in N m^2</source>
        <translation>用于变化的截面 'stiffness'：GJ、EI y 和 EI z，为 s 的函数，单位 N m^2</translation>
    </message>
    <message>
        <source>Of a section 'stiffness', about x, y and z of the section, in kg m</source>
        <translation>用于截面 'stiffness'，绕截面的 x、y 和 z，单位 kg m</translation>
    </message>
    <message>
        <source>Of a section 'stiffness', in kg/m; a number, or over s from 0 to 1 along the line</source>
        <translation>用于截面 'stiffness'，单位 kg/m；一个数，或沿线 s 从 0 到 1 的函数</translation>
    </message>
    <message>
        <source>Of a section 'stiffness': 6 numbers or a symmetric 6x6 matrix, forces x y z [N] and moments x y z [N m] over their strains</source>
        <translation>用于截面 'stiffness'：6 个数或对称 6x6 矩阵，力 x y z [N] 和力矩 x y z [N m] 与其应变的关系</translation>
    </message>
    <message>
        <source>Of a stop with a stiffness of its own, in N s/m or N m s/rad</source>
        <translation>具有自身刚度的限位的阻尼，单位 N s/m 或 N m s/rad</translation>
    </message>
    <message>
        <source>Of a stop, in N/m or N m/rad; 0: it and the damping follow from the inertia behind the stop where the run begins</source>
        <translation>限位的刚度，单位 N/m 或 N m/rad；0：刚度和阻尼由运行开始时限位后方的惯量得出</translation>
    </message>
    <message>
        <source>Of a straight or evenly curved line, which begins along x of the body</source>
        <translation>直线或曲率均匀的线的长度，起始方向沿物体的 x</translation>
    </message>
    <message>
        <source>Of matrices</source>
        <translation>矩阵分解次数</translation>
    </message>
    <message>
        <source>Of such a line without load: twist about x, curvature about y and z; an arc of radius R in the x-y plane has [0, 0, 1/R]</source>
        <translation>此类线无载荷时：绕 x 的扭率，绕 y 和 z 的曲率；x-y 平面内半径为 R 的圆弧为 [0, 0, 1/R]</translation>
    </message>
    <message>
        <source>Of that point, as part of a rigid body; inertial axes</source>
        <translation>该点的速度，视为刚体的一部分；惯性轴</translation>
    </message>
    <message>
        <source>Of the attempt at the step; a step that failed is tried again with half the size</source>
        <translation>该步尝试中的迭代；失败的步以一半步长重试</translation>
    </message>
    <message>
        <source>Of the centre of mass, inertial axes</source>
        <translation>质心的速度，惯性轴</translation>
    </message>
    <message>
        <source>Of the correction that was taken; 0: the state was accepted as it stood</source>
        <translation>所采用修正的步长；0：状态按原样被接受</translation>
    </message>
    <message>
        <source>Of the cross-section</source>
        <translation>横截面的面积</translation>
    </message>
    <message>
        <source>Of the damped vibration</source>
        <translation>有阻尼振动的频率</translation>
    </message>
    <message>
        <source>Of the damper beside that spring</source>
        <translation>与该弹簧并联的阻尼器的阻尼</translation>
    </message>
    <message>
        <source>Of the damper beside that spring; where not given both materials in series</source>
        <translation>与该弹簧并联的阻尼器的阻尼；未给出时取两种材料串联</translation>
    </message>
    <message>
        <source>Of the disc's rim</source>
        <translation>圆盘轮缘的半径</translation>
    </message>
    <message>
        <source>Of the formula; 1 is the implicit Euler method</source>
        <translation>公式的阶数；1 为隐式欧拉法</translation>
    </message>
    <message>
        <source>Of the nodes: by Gregory's rule, of order 4, or halves of the elements beside them</source>
        <translation>节点的质量：按 4 阶的 Gregory 法则，或取相邻单元质量的一半</translation>
    </message>
    <message>
        <source>Of the other method</source>
        <translation>另一方法的次数</translation>
    </message>
    <message>
        <source>Of the pitch circle; negative where the rack moves the other way</source>
        <translation>节圆半径；齿条反向移动时为负</translation>
    </message>
    <message>
        <source>Of the rubbing surface; counts for rotation only</source>
        <translation>摩擦表面的半径；仅用于转动</translation>
    </message>
    <message>
        <source>Of the sections about the line without load; a number, or over s from 0 to 1 along the line</source>
        <translation>无载荷时各截面绕线的扭转；一个数，或沿线 s 从 0 到 1 的函数</translation>
    </message>
    <message>
        <source>Of the smooth law: regularised creeps, bristle sticks</source>
        <translation>光滑接触律的摩擦：regularised 蠕滑，bristle 粘滞</translation>
    </message>
    <message>
        <source>Of the smooth law; where not given, bristle if one of the two materials has it</source>
        <translation>光滑接触律的摩擦；未给出时，两种材料之一为 bristle 即取 bristle</translation>
    </message>
    <message>
        <source>Of the spring that holds by friction law 'bristle'</source>
        <translation>摩擦律 'bristle' 中起粘滞作用的弹簧的刚度</translation>
    </message>
    <message>
        <source>Of the spring that holds by friction law 'bristle'; where not given both materials in series</source>
        <translation>摩擦律 'bristle' 中起粘滞作用的弹簧的刚度；未给出时取两种材料串联</translation>
    </message>
    <message>
        <source>Of the stiffnesses of bending and torsion: below 1 for ropes, whose wires or fibres slide, often 0.01 to 0.1</source>
        <translation>弯曲和扭转刚度的系数：对丝或纤维会滑动的绳索小于 1，常为 0.01 到 0.1</translation>
    </message>
    <message>
        <source>Of the thread that ran the case, stepping only</source>
        <translation>运行该算例的线程的时间，仅计步进</translation>
    </message>
    <message>
        <source>Of the update, over the one before</source>
        <translation>更新量与前一次之比</translation>
    </message>
    <message>
        <source>Off the screen, painted as pictures: where a graphics driver is at fault, from the next start on</source>
        <translation>离屏绘制，再作为图片显示：用于显卡驱动有问题时，自下次启动起</translation>
    </message>
    <message>
        <source>Off with %1, because they hang on it: %2</source>
        <translation>停用 %1，因依附于其上而一并停用：%2</translation>
    </message>
    <message>
        <source>Off: it is only seen</source>
        <translation>关：仅供显示</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Ogg Theora video (*.ogv)</source>
        <translation>Ogg Theora 视频 (*.ogv)</translation>
    </message>
    <message>
        <source>On a &amp;face</source>
        <translation>置于面上(&amp;F)</translation>
    </message>
    <message>
        <source>On a face</source>
        <translation>置于面上</translation>
    </message>
    <message>
        <source>One of the changes cannot be made: it is marked in the table</source>
        <translation>有一项更改无法实现：已在表中标出</translation>
    </message>
    <message>
        <source>One of the two</source>
        <translation>二者之一</translation>
    </message>
    <message>
        <source>One point x y a line, in metres</source>
        <translation>每行一点 x y，以米计</translation>
    </message>
    <message>
        <source>Only bodies can be pulled; %1 is none</source>
        <translation>只能拉动物体；%1 不是物体</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近文件(&amp;R)</translation>
    </message>
    <message>
        <source>Open a &amp;study…</source>
        <translation>打开研究(&amp;S)…</translation>
    </message>
    <message>
        <source>Open an example</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>Open e&amp;xample…</source>
        <translation>打开示例(&amp;X)…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>阶数</translation>
    </message>
    <message>
        <source>Order in %1</source>
        <translation>对 %1 的阶数</translation>
    </message>
    <message>
        <source>Order of the formulas at most. 1 and 2 damp oscillations of any frequency</source>
        <translation>公式的最高阶数。1 和 2 可阻尼任意频率的振荡</translation>
    </message>
    <message>
        <source>Order of the last step</source>
        <translation>最后一步的阶数</translation>
    </message>
    <message>
        <source>Order study of %1</source>
        <translation>%1 的收敛阶研究</translation>
    </message>
    <message>
        <source>Order study of this model: several integrators and steps, errors and slopes (Ctrl+T)</source>
        <translation>本模型的收敛阶研究：多种积分器和步长，误差和斜率 (Ctrl+T)</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>姿态</translation>
    </message>
    <message>
        <source>Origin of the line, inertial axes</source>
        <translation>线的起点，惯性轴</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Other &amp;side</source>
        <translation>另一侧(&amp;S)</translation>
    </message>
    <message>
        <source>Out of its &amp;tabs</source>
        <translation>移出标签页(&amp;T)</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>轮廓</translation>
    </message>
    <message>
        <source>Output every</source>
        <translation>输出间隔</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>Over %1</source>
        <translation>横轴：%1</translation>
    </message>
    <message>
        <source>Over another quantity…	X</source>
        <translation>以另一量为横轴…	X</translation>
    </message>
    <message>
        <source>Over time	T</source>
        <translation>对时间	T</translation>
    </message>
    <message>
        <source>Overlap [mm]</source>
        <translation>重叠量 [mm]</translation>
    </message>
    <message>
        <source>Own width</source>
        <translation>自定宽度</translation>
    </message>
    <message>
        <source>P of Newton's last matrix also in the equations (frozen, as published), which damps most; or exact, with its derivative left out of the matrix only</source>
        <translation>方程中也采用牛顿最近一次矩阵的 P（frozen，同原文献），阻尼最强；或采用精确值 (exact)，仅在矩阵中略去其导数</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>纸张(&amp;A)</translation>
    </message>
    <message>
        <source>P&amp;oint</source>
        <translation>点(&amp;O)</translation>
    </message>
    <message>
        <source>P, constant: what presses the surfaces together</source>
        <translation>P，恒定：压紧两表面的力</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>PNG pictures, one per frame</source>
        <translation>PNG 图片，每帧一张</translation>
    </message>
    <message>
        <source>Pa&amp;le bodies</source>
        <translation>淡化物体(&amp;L)</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Pan&amp;els</source>
        <translation>面板(&amp;E)</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>ParaView collection (*.pvd)</source>
        <translation>ParaView 集合 (*.pvd)</translation>
    </message>
    <message>
        <source>Parallel axes</source>
        <translation>轴平行</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Parameter mu</source>
        <translation>参数 mu</translation>
    </message>
    <message>
        <source>Parameter study of %1</source>
        <translation>%1 的参数研究</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Parameters that vary</source>
        <translation>变化的参数</translation>
    </message>
    <message>
        <source>Particle</source>
        <translation>质点</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n elements</source>
        <translation><numerusform>粘贴 %n 个元件</numerusform></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Perpendicular axes</source>
        <translation>轴垂直</translation>
    </message>
    <message>
        <source>Perturbed start</source>
        <translation>扰动初值</translation>
    </message>
    <message>
        <source>Pick a corner, edge, face, axis or centre</source>
        <translation>拾取角点、边、面、轴或中心</translation>
    </message>
    <message>
        <source>Pick the other end</source>
        <translation>拾取另一端</translation>
    </message>
    <message>
        <source>Pick what to measure from</source>
        <translation>拾取测量起点</translation>
    </message>
    <message>
        <source>Pick what to measure to</source>
        <translation>拾取测量终点</translation>
    </message>
    <message>
        <source>Picture of the &amp;view…</source>
        <translation>视图图片(&amp;V)…</translation>
    </message>
    <message>
        <source>Picture of the view</source>
        <translation>视图图片</translation>
    </message>
    <message>
        <source>Pictures (*.png);;All files (*)</source>
        <translation>图片 (*.png);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.pdf *.png)</source>
        <translation>图片 (*.svg *.pdf *.png)</translation>
    </message>
    <message>
        <source>Pinion</source>
        <translation>小齿轮</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>导程</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>支点</translation>
    </message>
    <message>
        <source>Pivoted body</source>
        <translation>定点转动刚体</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>摆放</translation>
    </message>
    <message>
        <source>Place in equilibrium</source>
        <translation>置于平衡位置</translation>
    </message>
    <message>
        <source>Placement in the body, position in m</source>
        <translation>在物体中的放置，位置以 m 计</translation>
    </message>
    <message>
        <source>Placement in the world, position in m</source>
        <translation>在世界中的放置，位置以 m 计</translation>
    </message>
    <message>
        <source>Planar joint</source>
        <translation>平面副</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Plastic (ABS)</source>
        <translation>塑料 (ABS)</translation>
    </message>
    <message>
        <source>Play &amp;backwards</source>
        <translation>倒放(&amp;B)</translation>
    </message>
    <message>
        <source>Play again and again</source>
        <translation>循环播放</translation>
    </message>
    <message>
        <source>Play again and again, in a &amp;loop</source>
        <translation>循环播放(&amp;L)</translation>
    </message>
    <message>
        <source>Play backwards (Ctrl+Shift+Space)</source>
        <translation>倒放 (Ctrl+Shift+Space)</translation>
    </message>
    <message>
        <source>Play what is recorded (Shift+Space)</source>
        <translation>播放记录 (Shift+Space)</translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation>绘制 %1</translation>
    </message>
    <message>
        <source>Plot a formula over channels (E)</source>
        <translation>绘制由通道组成的公式 (E)</translation>
    </message>
    <message>
        <source>Plot below</source>
        <translation>下方曲线图</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>曲线图：%1</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>曲线图</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Point on a line</source>
        <translation>点在线上</translation>
    </message>
    <message>
        <source>Point on a plane</source>
        <translation>点在面上</translation>
    </message>
    <message>
        <source>Point on body 1, in inertial axes; a length that fits goes with it</source>
        <translation>物体 1 上的点，惯性轴；长度随之匹配</translation>
    </message>
    <message>
        <source>Point on body 2, in inertial axes; a length that fits goes with it</source>
        <translation>物体 2 上的点，惯性轴；长度随之匹配</translation>
    </message>
    <message>
        <source>Point to which the distance is measured</source>
        <translation>测量距离所至的点</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Points [[x, y], ...] of the polygon, in either sense [m]</source>
        <translation>多边形的点 [[x, y], ...]，顺、逆时针均可 [m]</translation>
    </message>
    <message>
        <source>Points appear here as cases finish.</source>
        <translation>算例完成后，点显示于此。</translation>
    </message>
    <message>
        <source>Points in the axes of the body, joined by straight pieces, in place of length and curvature; a line that ends where it began is a ring</source>
        <translation>体轴中的点，以直线段相连，替代长度和曲率；终点与起点重合的线为环</translation>
    </message>
    <message>
        <source>Points of the design</source>
        <translation>试验设计的点数</translation>
    </message>
    <message>
        <source>Poisson's ratio</source>
        <translation>泊松比</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Position sweeps</source>
        <translation>位置扫掠</translation>
    </message>
    <message>
        <source>Positions and velocities of the run at the time that is shown</source>
        <translation>运行在所示时刻的位置和速度</translation>
    </message>
    <message>
        <source>Potential</source>
        <translation>势能</translation>
    </message>
    <message>
        <source>Power density</source>
        <translation>功率谱密度</translation>
    </message>
    <message>
        <source>Preload</source>
        <translation>预载</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>正在准备…</translation>
    </message>
    <message>
        <source>Prescribes</source>
        <translation>给定量</translation>
    </message>
    <message>
        <source>Press Run study to compute the cases.</source>
        <translation>按“运行研究”以计算算例。</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Preview of the report</source>
        <translation>报告预览</translation>
    </message>
    <message>
        <source>Prismatic joint</source>
        <translation>移动副</translation>
    </message>
    <message>
        <source>Processor time of the steps</source>
        <translation>步进所用的处理器时间</translation>
    </message>
    <message>
        <source>Progress of the Campbell diagram</source>
        <translation>坎贝尔图进度</translation>
    </message>
    <message>
        <source>Progress of the driven motion</source>
        <translation>受驱运动的进度</translation>
    </message>
    <message>
        <source>Progress of the eigenvalues</source>
        <translation>特征值进度</translation>
    </message>
    <message>
        <source>Progress of the study</source>
        <translation>研究进度</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>投影算子</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Proportional gain</source>
        <translation>比例增益</translation>
    </message>
    <message>
        <source>Published results, computed again and judged</source>
        <translation>已发表的结果，重新计算并判断</translation>
    </message>
    <message>
        <source>Pulls by hand</source>
        <translation>手动拉动</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>物理量</translation>
    </message>
    <message>
        <source>Quantity to measure</source>
        <translation>要测量的量</translation>
    </message>
    <message>
        <source>Quaternion w x y z</source>
        <translation>四元数 w x y z</translation>
    </message>
    <message>
        <source>RKMK (Dormand-Prince 5(4), reference)</source>
        <translation>RKMK（Dormand-Prince 5(4)，参考）</translation>
    </message>
    <message>
        <source>RMS</source>
        <translation>RMS</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>齿条</translation>
    </message>
    <message>
        <source>Rack and pinion</source>
        <translation>齿轮齿条副</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Radius [m]</source>
        <translation>半径 [m]</translation>
    </message>
    <message>
        <source>Radius of the base [m]</source>
        <translation>底面半径 [m]</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>Ratio 3</source>
        <translation>比值 3</translation>
    </message>
    <message>
        <source>Ratio of the velocities after and before an impact, 0 for none</source>
        <translation>碰撞后与碰撞前速度之比，0 为无恢复</translation>
    </message>
    <message>
        <source>Ratio of the velocities after and before an impact, 0 for none; where not given the larger of the two materials</source>
        <translation>碰撞后与碰撞前速度之比，0 为无恢复；未给出时取两种材料中的较大者</translation>
    </message>
    <message>
        <source>Reaction torques</source>
        <translation>约束反力矩</translation>
    </message>
    <message>
        <source>Reactions in equilibrium</source>
        <translation>平衡时的约束反力</translation>
    </message>
    <message>
        <source>Reactions on body 2 at its marker, inertial axes</source>
        <translation>物体 2 在其标架处的约束反力，惯性轴</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Read again: %1 was changed by another program</source>
        <translation>重新读取：%1 已被其他程序修改</translation>
    </message>
    <message>
        <source>Read it again and lose your own unsaved changes?</source>
        <translation>重新读取并丢弃您未保存的更改？</translation>
    </message>
    <message>
        <source>Read it again? The run under way ends there, and is kept as far as it has come.</source>
        <translation>重新读取？正在进行的运行就此结束，已完成的部分予以保留。</translation>
    </message>
    <message>
        <source>Read it again? The runs side by side go.</source>
        <translation>重新读取？并行的各运行将被移除。</translation>
    </message>
    <message>
        <source>Read it all the same</source>
        <translation>仍然读取</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Reading and planning the study…</source>
        <translation>正在读取并规划研究…</translation>
    </message>
    <message>
        <source>Reading mesh %1 of %2: %3</source>
        <translation>正在读取网格 %1 / %2：%3</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Real [1/s]</source>
        <translation>实部 [1/s]</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>Real-time factor: simulated seconds per second of clock</source>
        <translation>实时系数：每秒时钟时间内仿真的秒数</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近文件</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>已记录</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <translation>恢复未保存的更改</translation>
    </message>
    <message>
        <source>Rectangular window</source>
        <translation>矩形窗</translation>
    </message>
    <message>
        <source>Red, green and blue; by default that of its place among the bodies</source>
        <translation>红、绿、蓝；默认按其在物体中的次序取色</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Redo: %1	Ctrl+Shift+Z</source>
        <translation>重做：%1	Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Redundant constraints: equations that say what others say already.
Motion is unaffected; how reactions are shared among them is not unique.</source>
        <translation>冗余约束：与其他方程内容重复的方程。
运动不受影响，但约束反力在其间的分配不唯一。</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>Relative tolerance of Newton's weighted test: of what each coordinate moves by in a step, and of each multiplier</source>
        <translation>牛顿加权检验的相对容差：一步中各坐标的移动量，以及各乘子</translation>
    </message>
    <message>
        <source>Relative tolerance of the local error and of Newton's test</source>
        <translation>局部误差和牛顿检验的相对容差</translation>
    </message>
    <message>
        <source>Relative tolerance of the local error: of the farthest position or 1 rad, and of the fastest velocity, all over the model's length</source>
        <translation>局部误差的相对容差：以最远位置或 1 rad 以及最快速度为准，均除以模型长度</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove all curves</source>
        <translation>移除所有曲线</translation>
    </message>
    <message>
        <source>Remove all markers</source>
        <translation>移除所有标记</translation>
    </message>
    <message>
        <source>Remove this marker</source>
        <translation>移除此标记</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>将 %1 重命名为 %2</translation>
    </message>
    <message>
        <source>Repeated steps</source>
        <translation>重做的步</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace by what is &amp;seen</source>
        <translation>替换为当前所见(&amp;S)</translation>
    </message>
    <message>
        <source>Replace redundant joints</source>
        <translation>替换冗余运动副</translation>
    </message>
    <message>
        <source>Replace view %1</source>
        <translation>替换视图 %1</translation>
    </message>
    <message>
        <source>Repor&amp;t…</source>
        <translation>报告(&amp;T)…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Report (*.pdf *.html);;PDF (*.pdf);;Web page (*.html)</source>
        <translation>报告 (*.pdf *.html);;PDF (*.pdf);;网页 (*.html)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Reset the run first (Backspace)</source>
        <translation>请先重置运行 (Backspace)</translation>
    </message>
    <message>
        <source>Residuals over the iterations of the step</source>
        <translation>该步各次迭代的残差</translation>
    </message>
    <message>
        <source>Resolved in</source>
        <translation>参考轴系</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>响应</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>恢复系数</translation>
    </message>
    <message>
        <source>Resume study</source>
        <translation>继续研究</translation>
    </message>
    <message>
        <source>Revolute joint</source>
        <translation>转动副</translation>
    </message>
    <message>
        <source>Revolute-spherical link</source>
        <translation>转动-球铰连杆</translation>
    </message>
    <message>
        <source>Rigid body</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>杆</translation>
    </message>
    <message>
        <source>Rolling disc</source>
        <translation>滚动圆盘</translation>
    </message>
    <message>
        <source>Rolling friction</source>
        <translation>滚动摩擦</translation>
    </message>
    <message>
        <source>Root mean square</source>
        <translation>均方根</translation>
    </message>
    <message>
        <source>Root of the mean square beside the mean, over time</source>
        <translation>偏离均值的均方根，对时间</translation>
    </message>
    <message>
        <source>Root of the mean square of all rows</source>
        <translation>所有行的均方根</translation>
    </message>
    <message>
        <source>Root of the mean square over time</source>
        <translation>对时间的均方根</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>转动</translation>
    </message>
    <message>
        <source>Rotation vector [°]</source>
        <translation>转动矢量 [°]</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>Round, with round ends</source>
        <translation>圆形，两端圆头</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Rows so far; what memory has no room for lies in a file until the run is dropped</source>
        <translation>至今的行数；内存放不下的存于文件，直到运行被丢弃</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Run all %1 cases again?</source>
        <translation>重新运行全部 %1 个算例？</translation>
    </message>
    <message>
        <source>Run bar</source>
        <translation>运行栏</translation>
    </message>
    <message>
        <source>Run from a saved s&amp;tate…</source>
        <translation>从已保存的状态运行(&amp;T)…</translation>
    </message>
    <message>
        <source>Run from a saved state</source>
        <translation>从已保存的状态运行</translation>
    </message>
    <message>
        <source>Run side by side</source>
        <translation>并行运行</translation>
    </message>
    <message>
        <source>Run study</source>
        <translation>运行研究</translation>
    </message>
    <message>
        <source>Run the model to see its curves.</source>
        <translation>运行模型以查看其曲线。</translation>
    </message>
    <message>
        <source>Run the model to see the spectra of its curves.</source>
        <translation>运行模型以查看其曲线的频谱。</translation>
    </message>
    <message>
        <source>Run the model's own method with these numbers of elements and four steps: the error over both</source>
        <translation>以这些单元数和四种步长运行模型自身的方法：误差随两者的变化</translation>
    </message>
    <message>
        <source>Run this model by several integrators side by side (Ctrl+Shift+K)</source>
        <translation>用多种积分器并行运行此模型 (Ctrl+Shift+K)</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>Running; model changed: Reset to apply</source>
        <translation>正在运行；模型已更改：重置后生效</translation>
    </message>
    <message>
        <source>Runs compared</source>
        <translation>比较的运行</translation>
    </message>
    <message>
        <source>Runs minus the baseline	D</source>
        <translation>各运行减去基准	D</translation>
    </message>
    <message>
        <source>S&amp;tandard views</source>
        <translation>标准视图(&amp;T)</translation>
    </message>
    <message>
        <source>S&amp;tress of flexible beams</source>
        <translation>柔性梁的应力(&amp;T)</translation>
    </message>
    <message>
        <source>SE(3) (coupled generalized-alpha)</source>
        <translation>SE(3)（耦合 generalized-alpha）</translation>
    </message>
    <message>
        <source>Same orientation</source>
        <translation>同姿态</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>保存为图片</translation>
    </message>
    <message>
        <source>Save as picture (SVG, PDF, PNG)…</source>
        <translation>保存为图片 (SVG, PDF, PNG)…</translation>
    </message>
    <message>
        <source>Save for a publication</source>
        <translation>为出版保存</translation>
    </message>
    <message>
        <source>Save for a publication…</source>
        <translation>为出版保存…</translation>
    </message>
    <message>
        <source>Save the changes to '%1'?</source>
        <translation>保存对 '%1' 的更改？</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>保存模型</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Save the state of the run at t = %1 s</source>
        <translation>保存 t = %1 s 时的运行状态</translation>
    </message>
    <message>
        <source>Save this chart as a picture</source>
        <translation>将此图表保存为图片</translation>
    </message>
    <message>
        <source>Save this layout</source>
        <translation>保存此布局</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation>保存此视图</translation>
    </message>
    <message>
        <source>Save view %1</source>
        <translation>保存视图 %1</translation>
    </message>
    <message>
        <source>Save what the view shows as a PNG of any size (F12)</source>
        <translation>将视图画面保存为任意尺寸的 PNG (F12)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Screw joint</source>
        <translation>螺旋副</translation>
    </message>
    <message>
        <source>Se&amp;ction plane</source>
        <translation>剖切面(&amp;C)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search channels</source>
        <translation>搜索通道</translation>
    </message>
    <message>
        <source>Search examples and studies</source>
        <translation>搜索示例和研究</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>搜索指南</translation>
    </message>
    <message>
        <source>Search the model</source>
        <translation>搜索模型</translation>
    </message>
    <message>
        <source>Second axis</source>
        <translation>第二轴</translation>
    </message>
    <message>
        <source>Second axis for other units</source>
        <translation>用于其他单位的第二轴</translation>
    </message>
    <message>
        <source>Second body, or ground; the reaction shown acts on it</source>
        <translation>第二个物体，或大地；所示约束反力作用于其上</translation>
    </message>
    <message>
        <source>Second moment of area about y</source>
        <translation>对 y 的截面惯性矩</translation>
    </message>
    <message>
        <source>Second moment of area about z</source>
        <translation>对 z 的截面惯性矩</translation>
    </message>
    <message>
        <source>Second-order Lie-group generalized-alpha method of Bruels and Cardona 2010, first geometric form, with index-3 constraints, Bottasso's scaling and Kynema's weighted convergence test. Its velocities are in body axes: where a body spins at W, how its axis turns has an error of some 0.2 (h W)^2 (kynema, in space axes: 0.01 (h W)^2 on a gyrocompass).</source>
        <translation>Bruels 和 Cardona 2010 的二阶李群 generalized-alpha 方法，第一几何形式，采用指标 3 约束、Bottasso 缩放和 Kynema 的加权收敛检验。其速度在体轴中：物体以 W 自转时，其轴线转动的误差约为 0.2 (h W)^2（kynema 在空间轴中：陀螺罗经上为 0.01 (h W)^2）。</translation>
    </message>
    <message>
        <source>Second-order Lie-group generalized-alpha method of Bruels and Cardona 2010, second geometric form, with index-3 constraints, Bottasso's scaling and Kynema's weighted convergence test. Its velocities are in body axes: where a body spins at W, how its axis turns has an error of some 0.2 (h W)^2 (kynema, in space axes: 0.01 (h W)^2 on a gyrocompass).</source>
        <translation>Bruels 和 Cardona 2010 的二阶李群 generalized-alpha 方法，第二几何形式，采用指标 3 约束、Bottasso 缩放和 Kynema 的加权收敛检验。其速度在体轴中：物体以 W 自转时，其轴线转动的误差约为 0.2 (h W)^2（kynema 在空间轴中：陀螺罗经上为 0.01 (h W)^2）。</translation>
    </message>
    <message>
        <source>Second-order Lie-group generalized-alpha method of Bruels and Cardona 2010, third geometric form, with index-3 constraints, Bottasso's scaling and Kynema's weighted convergence test. Its velocities are in body axes: where a body spins at W, how its axis turns has an error of some 0.2 (h W)^2 (kynema, in space axes: 0.01 (h W)^2 on a gyrocompass).</source>
        <translation>Bruels 和 Cardona 2010 的二阶李群 generalized-alpha 方法，第三几何形式，采用指标 3 约束、Bottasso 缩放和 Kynema 的加权收敛检验。其速度在体轴中：物体以 W 自转时，其轴线转动的误差约为 0.2 (h W)^2（kynema 在空间轴中：陀螺罗经上为 0.01 (h W)^2）。</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>截面</translation>
    </message>
    <message>
        <source>Section forces of beams</source>
        <translation>梁的截面内力</translation>
    </message>
    <message>
        <source>Section forces, stress, strain energy and deflection along flexible beams stand here, at the moment that is shown. Run a model that has some (Space).</source>
        <translation>所示时刻沿柔性梁的截面内力、应力、应变能和挠度列于此。请运行含柔性梁的模型（空格）。</translation>
    </message>
    <message>
        <source>Section of the rod</source>
        <translation>杆的截面</translation>
    </message>
    <message>
        <source>Section stiffness</source>
        <translation>截面刚度</translation>
    </message>
    <message>
        <source>Seen through &amp;bodies</source>
        <translation>透过物体显示(&amp;B)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>Select a body, a joint or a force, in the tree or in the view, to see and edit its properties.</source>
        <translation>在树中或视图中选择物体、运动副或力，以查看和编辑其属性。</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Selection only</source>
        <translation>仅所选</translation>
    </message>
    <message>
        <source>Semi-axes</source>
        <translation>半轴</translation>
    </message>
    <message>
        <source>Semi-axes along x, y, z [m]</source>
        <translation>沿 x、y、z 的半轴 [m]</translation>
    </message>
    <message>
        <source>Separates lines well; a sine between two lines appears up to 15 % lower</source>
        <translation>能很好地区分谱线；两条谱线之间的正弦显示值最多偏低 15 %</translation>
    </message>
    <message>
        <source>Set %1 of %2 to %3</source>
        <translation>将 %2 的 %1 设为 %3</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Shades over the whole r&amp;un</source>
        <translation>色阶按整个运行(&amp;U)</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Share of the speed of arrival that a stop gives back whose stiffness is 0</source>
        <translation>刚度为 0 的限位返回的到达速度的比例</translation>
    </message>
    <message>
        <source>Shear factor</source>
        <translation>剪切系数</translation>
    </message>
    <message>
        <source>Shear factor y</source>
        <translation>剪切系数 y</translation>
    </message>
    <message>
        <source>Shear factor z</source>
        <translation>剪切系数 z</translation>
    </message>
    <message>
        <source>Shear force Q&amp;y</source>
        <translation>剪力 Qy(&amp;Y)</translation>
    </message>
    <message>
        <source>Shear force Q&amp;z</source>
        <translation>剪力 Qz(&amp;Z)</translation>
    </message>
    <message>
        <source>Shear modulus</source>
        <translation>剪切模量</translation>
    </message>
    <message>
        <source>Shift + left drag</source>
        <translation>Shift + 左键拖动</translation>
    </message>
    <message>
        <source>Shift + middle drag</source>
        <translation>Shift + 中键拖动</translation>
    </message>
    <message>
        <source>Shift: hinge to ground</source>
        <translation>Shift：与大地铰接</translation>
    </message>
    <message>
        <source>Shortest length</source>
        <translation>最短长度</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Show everything (F, or double click)</source>
        <translation>显示全部（F 或双击）</translation>
    </message>
    <message>
        <source>Show the curves over time again (T)</source>
        <translation>重新显示曲线对时间 (T)</translation>
    </message>
    <message>
        <source>Show the model in the workbench</source>
        <translation>在工作台中显示模型</translation>
    </message>
    <message>
        <source>Show the selected mode</source>
        <translation>演示所选模态</translation>
    </message>
    <message>
        <source>Show this motion</source>
        <translation>演示此运动</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>限位侧</translation>
    </message>
    <message>
        <source>Simo-Wong (explicit Newmark)</source>
        <translation>Simo-Wong（显式 Newmark）</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>仿真</translation>
    </message>
    <message>
        <source>Single column</source>
        <translation>单栏</translation>
    </message>
    <message>
        <source>Six-direction joint</source>
        <translation>六向运动副</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Size of the eigenvalue times the step of the run</source>
        <translation>特征值的模乘以运行的步长</translation>
    </message>
    <message>
        <source>Size of the last step</source>
        <translation>最后一步的步长</translation>
    </message>
    <message>
        <source>Size of the step that was tried</source>
        <translation>所尝试的步长</translation>
    </message>
    <message>
        <source>Sleeve on a shaft, 4 equations: marker 2 moves along the z axis of marker 1 and turns about it. Phi = (x1 . u, y1 . u, x1 . z2, y1 . z2), u from marker 1 to marker 2 (Geradin and Cardona 2001, sec. 7.7).</source>
        <translation>轴上套筒，4 个方程：标架 2 沿标架 1 的 z 轴移动并绕其转动。Phi = (x1 . u, y1 . u, x1 . z2, y1 . z2)，u 由标架 1 指向标架 2 (Geradin and Cardona 2001, sec. 7.7)。</translation>
    </message>
    <message>
        <source>Slider, 5 equations: marker 2 moves along the z axis of marker 1 and does not turn. Phi = (x1 . u, y1 . u, x1 . y2, y1 . z2, z1 . x2), u from marker 1 to marker 2 (Geradin and Cardona 2001, sec. 7.6).</source>
        <translation>滑块，5 个方程：标架 2 沿标架 1 的 z 轴移动，不转动。Phi = (x1 . u, y1 . u, x1 . y2, y1 . z2, z1 . x2)，u 由标架 1 指向标架 2 (Geradin and Cardona 2001, sec. 7.6)。</translation>
    </message>
    <message>
        <source>Slip [m/s]</source>
        <translation>滑移 [m/s]</translation>
    </message>
    <message>
        <source>Slip velocity</source>
        <translation>滑移速度</translation>
    </message>
    <message>
        <source>Slope of %1 between this step and the next larger one</source>
        <translation>%1 在此步长与下一较大步长之间的斜率</translation>
    </message>
    <message>
        <source>Slope of %1 between this value and the one before</source>
        <translation>%1 在此值与前一值之间的斜率</translation>
    </message>
    <message>
        <source>Smallest angle</source>
        <translation>最小角度</translation>
    </message>
    <message>
        <source>Smallest value of its slider</source>
        <translation>滑块的最小值</translation>
    </message>
    <message>
        <source>So many vibrations between held stations stand for the elements (Craig and Bampton 1968), for small deformations and long runs, a multiple of 3; 0: the elements themselves</source>
        <translation>用这么多个被约束测站之间的振动模态代替单元（Craig 和 Bampton 1968），适用于小变形和长时间运行，为 3 的倍数；0：使用单元本身</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>求解</translation>
    </message>
    <message>
        <source>Solve of the step</source>
        <translation>该步的求解</translation>
    </message>
    <message>
        <source>Solves</source>
        <translation>求解次数</translation>
    </message>
    <message>
        <source>Something went wrong inside the program; the model is kept.

%1</source>
        <translation>程序内部出错；模型已保留。

%1</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Sp&amp;eed</source>
        <translation>速度(&amp;E)</translation>
    </message>
    <message>
        <source>Spectra	S</source>
        <translation>频谱	S</translation>
    </message>
    <message>
        <source>Spectral radius at infinite frequency: 1 no numerical damping, 0 most. Below 1 when there are joints</source>
        <translation>无穷频率处的谱半径：1 无数值阻尼，0 阻尼最大。有运动副时应小于 1</translation>
    </message>
    <message>
        <source>Spectral radius of the method</source>
        <translation>方法的谱半径</translation>
    </message>
    <message>
        <source>Spectral radius of the method there: the factor of an undamped oscillation in a step</source>
        <translation>方法在该处的谱半径：无阻尼振荡一步内的放大倍数</translation>
    </message>
    <message>
        <source>Speed [rad/s]</source>
        <translation>转速 [rad/s]</translation>
    </message>
    <message>
        <source>Speed at which recorded rows are played: times real time, as chosen or typed</source>
        <translation>记录行的播放速度：实时的倍数，可选择或输入</translation>
    </message>
    <message>
        <source>Speed of body 2 against body 1 across the normal, at the end of the step</source>
        <translation>步末物体 2 相对物体 1 的切向速度</translation>
    </message>
    <message>
        <source>Speed of the run</source>
        <translation>运行的速度</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>球</translation>
    </message>
    <message>
        <source>Spherical joint</source>
        <translation>球副</translation>
    </message>
    <message>
        <source>Spinning friction</source>
        <translation>旋转摩擦</translation>
    </message>
    <message>
        <source>Spring and damper</source>
        <translation>弹簧阻尼器</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>方形</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>从这里开始</translation>
    </message>
    <message>
        <source>Start of the time over which the error is taken</source>
        <translation>误差统计时段的起点</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>从头开始</translation>
    </message>
    <message>
        <source>Start values of Arnold, Bruels and Cardona 2015: no oscillation of the multipliers in the first steps</source>
        <translation>Arnold、Bruels 和 Cardona 2015 的起始值：最初几步中乘子无振荡</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>States of runs (*.gyrestate);;All files (*)</source>
        <translation>运行状态 (*.gyrestate);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Static friction</source>
        <translation>静摩擦</translation>
    </message>
    <message>
        <source>Statics</source>
        <translation>静力学</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>站位</translation>
    </message>
    <message>
        <source>Station on body 1</source>
        <translation>物体 1 上的站位</translation>
    </message>
    <message>
        <source>Station on body 2</source>
        <translation>物体 2 上的站位</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Statistics of a range	R</source>
        <translation>范围统计	R</translation>
    </message>
    <message>
        <source>Statistics of the range</source>
        <translation>范围统计</translation>
    </message>
    <message>
        <source>Steel</source>
        <translation>钢</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>单步后退</translation>
    </message>
    <message>
        <source>Step between two rows</source>
        <translation>两行之间的步</translation>
    </message>
    <message>
        <source>Step control</source>
        <translation>步长控制</translation>
    </message>
    <message>
        <source>Step size [s]</source>
        <translation>步长 [s]</translation>
    </message>
    <message>
        <source>Step size h</source>
        <translation>步长 h</translation>
    </message>
    <message>
        <source>Step to %1 s: %2</source>
        <translation>步至 %1 s：%2</translation>
    </message>
    <message>
        <source>Step tolerance</source>
        <translation>步长容差</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Steps of %1 s are made: rows are recorded every %2 s, and each of these intervals is cut into equal steps no longer than the one that is set</source>
        <translation>步长为 %1 s：每 %2 s 记录一行，各间隔等分为不超过设定步长的若干步</translation>
    </message>
    <message>
        <source>Steps repeated because their equations did not converge</source>
        <translation>因方程不收敛而重做的步</translation>
    </message>
    <message>
        <source>Steps repeated because their local error was too large</source>
        <translation>因局部误差过大而重做的步</translation>
    </message>
    <message>
        <source>Steps unsolved</source>
        <translation>未解的步</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>刚度</translation>
    </message>
    <message>
        <source>Stiffness of the stops</source>
        <translation>限位刚度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>停止并关闭</translation>
    </message>
    <message>
        <source>Stop computing eigenvalues</source>
        <translation>停止计算特征值</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>已停止：%1</translation>
    </message>
    <message>
        <source>Stopping: the steps under way end…</source>
        <translation>正在停止：等待进行中的步结束…</translation>
    </message>
    <message>
        <source>Stored in springs, and in contacts that are forces</source>
        <translation>储存于弹簧以及按力作用的接触</translation>
    </message>
    <message>
        <source>Stored in the height of bodies, from the lowest value of the run on</source>
        <translation>储存于物体的高度，自运行中的最低值起</translation>
    </message>
    <message>
        <source>Stored in the motion of bodies</source>
        <translation>储存于物体的运动</translation>
    </message>
    <message>
        <source>Straight to the screen by OpenGL, whatever it runs on, from the next start on</source>
        <translation>由 OpenGL 直接绘到屏幕，不论其运行于何种设备，自下次启动起</translation>
    </message>
    <message>
        <source>Strain</source>
        <translation>应变</translation>
    </message>
    <message>
        <source>Strain &amp;energy of flexible beams</source>
        <translation>柔性梁的应变能(&amp;E)</translation>
    </message>
    <message>
        <source>Stribeck velocity</source>
        <translation>Stribeck 速度</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>扫掠</translation>
    </message>
    <message>
        <source>Systems of linear equations solved with them</source>
        <translation>用其求解的线性方程组</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>主题(&amp;H)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Table and viewport show the contacts of the selected bodies only</source>
        <translation>表和视口只显示所选物体的接触</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>表导出为 CSV…</translation>
    </message>
    <message>
        <source>Table, CPU times and curves into a folder…</source>
        <translation>将表、CPU 时间和曲线存入文件夹…</translation>
    </message>
    <message>
        <source>Tables (*.csv *.json);;All files (*)</source>
        <translation>表 (*.csv *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv *.dat);;All files (*)</source>
        <translation>表 (*.csv *.txt *.tsv *.dat);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Take the line out of the comparison (Del)</source>
        <translation>将此行移出比较 (Del)</translation>
    </message>
    <message>
        <source>Take the range away (R)</source>
        <translation>取消范围 (R)</translation>
    </message>
    <message>
        <source>Takes part in the equations; off, it stays in the model with all that hangs on it</source>
        <translation>参与方程；关闭时，它及依附于它的一切仍留在模型中</translation>
    </message>
    <message>
        <source>Takes the line out</source>
        <translation>移除此行</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Tells amplitudes within 0.1 %; lines are wide</source>
        <translation>幅值精确到 0.1 % 以内；谱线较宽</translation>
    </message>
    <message>
        <source>Tension at the free length; positive pulls the points together</source>
        <translation>自由长度时的拉力；为正则将两点拉近</translation>
    </message>
    <message>
        <source>Tension over the elongation x = l - l0, added to the linear part</source>
        <translation>拉力随伸长 x = l - l0 的变化，叠加于线性部分</translation>
    </message>
    <message>
        <source>Tension over the rate v = dl/dt, added to the linear part</source>
        <translation>拉力随变化率 v = dl/dt 的变化，叠加于线性部分</translation>
    </message>
    <message>
        <source>That are too many cases: %L1 are allowed.</source>
        <translation>算例过多：最多允许 %L1 个。</translation>
    </message>
    <message>
        <source>That draw overlapping bodies apart without a change of velocities; 0: they stay</source>
        <translation>将重叠的物体分开而不改变速度；0：保持重叠</translation>
    </message>
    <message>
        <source>That gave the result</source>
        <translation>给出结果的方法</translation>
    </message>
    <message>
        <source>The &amp;selected body</source>
        <translation>所选物体(&amp;S)</translation>
    </message>
    <message>
        <source>The actuator gives no more, either way (N or N m); 0: unlimited</source>
        <translation>作动器在两个方向上的输出上限（N 或 N m）；0：无限制</translation>
    </message>
    <message>
        <source>The axis needs a direction.</source>
        <translation>轴需要一个方向。</translation>
    </message>
    <message>
        <source>The baseline ends at %1 s</source>
        <translation>基准结束于 %1 s</translation>
    </message>
    <message>
        <source>The body's frame moves to the centre of mass; shapes and joints stay where they are. What shapes have in common counts twice.</source>
        <translation>物体的坐标架移到质心；形状和运动副保持原位。形状的重叠部分计两次。</translation>
    </message>
    <message>
        <source>The classical generalized-alpha method in rotation vectors that are re-centred each step (Cardona and Geradin 1988): the parametrized rival of geom1 to geom3 in Bruels and Cardona 2010.</source>
        <translation>采用每步重新取中的转动矢量的经典 generalized-alpha 方法 (Cardona and Geradin 1988)：Bruels 和 Cardona 2010 中与 geom1 至 geom3 对照的参数化方法。</translation>
    </message>
    <message>
        <source>The column that is the time; it must grow from row to row</source>
        <translation>时间所在的列；须逐行增大</translation>
    </message>
    <message>
        <source>The contacts of a run stand here: which bodies touch, how hard, and whether they stick or slip. Run a model whose bodies may touch (Space).</source>
        <translation>运行的接触列于此：哪些物体接触、压力多大、粘滞还是滑移。请运行物体可能接触的模型（空格）。</translation>
    </message>
    <message>
        <source>The eigenvalues are being computed.</source>
        <translation>正在计算特征值。</translation>
    </message>
    <message>
        <source>The eigenvalues of small deviations from a run stand here, moment by moment: how fast they vibrate, die away or grow, how stiff the system is, and what method and step suit it. Run a model (Space), then Compute.</source>
        <translation>运行中微小偏差的特征值逐时刻列于此：振动多快、衰减还是增长、系统刚性如何，以及适用的方法和步长。请运行模型（空格），然后按“计算”。</translation>
    </message>
    <message>
        <source>The explicit rotation method of Simo and Wong 1991 with its carried angular acceleration: gamma = 1 is the published, unstable one, gamma = 1/2 the better. Joints by RATTLE.</source>
        <translation>Simo 和 Wong 1991 的显式转动方法，传递角加速度：gamma = 1 为已发表的不稳定形式，gamma = 1/2 为较好的形式。运动副用 RATTLE。</translation>
    </message>
    <message>
        <source>The finest run of each method</source>
        <translation>各方法步长最小的运行</translation>
    </message>
    <message>
        <source>The first-order map that drifts and then kicks with the forces at the end: the adjoint half of LIEMID[EA] (Krysl 2005). For bodies under forces, without joints.</source>
        <translation>一阶映射，先漂移，再以末端的力冲击：LIEMID[EA] 的伴随半步 (Krysl 2005)。用于受力而无运动副的物体。</translation>
    </message>
    <message>
        <source>The first-order map that kicks with the forces at the start and then drifts: one half of LIEMID[EA] (Krysl 2005). For bodies under forces, without joints.</source>
        <translation>一阶映射，先以始端的力冲击，再漂移：LIEMID[EA] 的半步 (Krysl 2005)。用于受力而无运动副的物体。</translation>
    </message>
    <message>
        <source>The fixed point, inertial axes</source>
        <translation>固定点，惯性轴</translation>
    </message>
    <message>
        <source>The generalized-alpha method on SE(3): translation and rotation updated together, velocities in body axes (Bruels, Cardona and Arnold 2012), for comparison with R^3 x SO(3).</source>
        <translation>SE(3) 上的 generalized-alpha 方法：平移和转动一起更新，速度在体轴中 (Bruels, Cardona and Arnold 2012)，用于与 R^3 x SO(3) 比较。</translation>
    </message>
    <message>
        <source>The half space below z = 0 of its frame, without end; of the ground only.</source>
        <translation>其坐标架 z = 0 以下的无限半空间；仅用于大地。</translation>
    </message>
    <message>
        <source>The half-step scheme of Solfec with joints, contacts and friction implicit in the velocity at the end of the step, forces explicit. Accelerations and reactions that are told are means of the step. Rotations by Solfec's explicit update that conserves angular momentum.</source>
        <translation>Solfec 的半步格式，运动副、接触和摩擦对步末速度隐式，力显式。给出的加速度和约束反力为步内均值。转动采用 Solfec 的保持角动量的显式更新。</translation>
    </message>
    <message>
        <source>The half-step scheme of Solfec with joints, contacts and friction implicit in the velocity at the end of the step, forces explicit. Accelerations and reactions that are told are means of the step. Rotations by Solfec's explicit update, with good energy and approximate momentum; torques of reactions turn with the body, where wanted as in Solfec.</source>
        <translation>Solfec 的半步格式，运动副、接触和摩擦对步末速度隐式，力显式。给出的加速度和约束反力为步内均值。转动采用 Solfec 的显式更新，能量良好，动量近似守恒；约束反力矩随物体转动，也可按 Solfec 的方式处理。</translation>
    </message>
    <message>
        <source>The half-step scheme of Solfec with joints, contacts and friction implicit in the velocity at the end of the step, forces explicit. Accelerations and reactions that are told are means of the step. Rotations by Solfec's implicit update, which conserves angular momentum and keeps its energy near the true one.</source>
        <translation>Solfec 的半步格式，运动副、接触和摩擦对步末速度隐式，力显式。给出的加速度和约束反力为步内均值。转动采用 Solfec 的隐式更新，保持角动量，能量接近真值。</translation>
    </message>
    <message>
        <source>The implicit midpoint Lie method of Krysl and Endres 2005: symmetric, second order, forces in the middle of the step by fixed-point iteration; joints by RATTLE.</source>
        <translation>Krysl 和 Endres 2005 的隐式中点李方法：对称，二阶，步中的力由不动点迭代求得；运动副用 RATTLE。</translation>
    </message>
    <message>
        <source>The initial values meet all constraints already.</source>
        <translation>初始值已满足全部约束。</translation>
    </message>
    <message>
        <source>The integral part gives no more, either way, and stands still there (N or N m); 0: the largest force</source>
        <translation>积分部分在两个方向上的输出上限，达到即停住（N 或 N m）；0：取最大力</translation>
    </message>
    <message>
        <source>The largest normal stress of the outline of each section</source>
        <translation>各截面轮廓上的最大正应力</translation>
    </message>
    <message>
        <source>The largest step is longer than the whole run.</source>
        <translation>最大步长超过整个运行的时长。</translation>
    </message>
    <message>
        <source>The largest value</source>
        <translation>最大的值</translation>
    </message>
    <message>
        <source>The largest without load; from 60 degrees on more elements are worth while</source>
        <translation>无载荷时的最大值；达到 60 度时宜增加单元</translation>
    </message>
    <message>
        <source>The layout is saved as “%1”; View, Layouts recalls it.</source>
        <translation>布局已保存为“%1”；可在“视图”&gt;“布局”中调用。</translation>
    </message>
    <message>
        <source>The layout “%1” is of another version of Gyre Studio, which has other panels.</source>
        <translation>布局“%1”来自 Gyre Studio 的其他版本，其面板不同。</translation>
    </message>
    <message>
        <source>The list as text</source>
        <translation>文本形式的列表</translation>
    </message>
    <message>
        <source>The lowest three frequencies of bending of this beam by itself, held nowhere</source>
        <translation>此梁单独且无任何支承时的前三阶弯曲频率</translation>
    </message>
    <message>
        <source>The matrix is on its way …</source>
        <translation>矩阵正在计算 …</translation>
    </message>
    <message>
        <source>The method of Austin, Krishnaprasad and Wang 1993 with the Cayley map: symmetric, second order, conserves the energy of a free body; forces at the end by fixed-point iteration; joints by RATTLE.</source>
        <translation>Austin、Krishnaprasad 和 Wang 1993 的方法，采用 Cayley 映射：对称，二阶，保持自由物体的能量；末端的力由不动点迭代求得；运动副用 RATTLE。</translation>
    </message>
    <message>
        <source>The method of this run makes no iterations of Newton over a step: rkmk and explicit methods without joints evaluate and go on, and the methods local_* have a solver of their own, which stands in Contact solver (Alt+Shift+S). The generalized-alpha methods, BDF and rotation methods with joints iterate.</source>
        <translation>本运行的方法在一步内不作牛顿迭代：rkmk 和无运动副时的显式方法计算后即前进；local_* 方法有自己的求解器，见“接触求解器”(Alt+Shift+S)。generalized-alpha 方法、BDF 以及有运动副的转动方法作迭代。</translation>
    </message>
    <message>
        <source>The model cannot run yet</source>
        <translation>模型尚不能运行</translation>
    </message>
    <message>
        <source>The model is being compiled.</source>
        <translation>模型正在编译。</translation>
    </message>
    <message>
        <source>The most accurate run Gyre can make</source>
        <translation>Gyre 所能做到的最精确运行</translation>
    </message>
    <message>
        <source>The one that it tracks; ground stands still</source>
        <translation>所跟随的物体；大地则静止</translation>
    </message>
    <message>
        <source>The other one</source>
        <translation>另一个</translation>
    </message>
    <message>
        <source>The other one, or the same</source>
        <translation>另一个，或同一个</translation>
    </message>
    <message>
        <source>The page before (Alt+Left)</source>
        <translation>上一页 (Alt+Left)</translation>
    </message>
    <message>
        <source>The results of a study without a file go with its window unless they are exported.</source>
        <translation>若不导出，无文件的研究的结果会随窗口关闭而丢失。</translation>
    </message>
    <message>
        <source>The results of the %1 that are finished are deleted.</source>
        <translation>已完成的 %1 个算例的结果将被删除。</translation>
    </message>
    <message>
        <source>The run began from a saved state. Reset takes it back to the initial values of the model</source>
        <translation>此运行始于已保存的状态。重置将回到模型的初始值</translation>
    </message>
    <message>
        <source>The run failed before an iteration was made.</source>
        <translation>运行在首次迭代前即失败。</translation>
    </message>
    <message>
        <source>The run goes on from where it ended, to a later end time; what there was is kept</source>
        <translation>运行从其结束处继续到较晚的结束时间；已有部分予以保留</translation>
    </message>
    <message>
        <source>The run is over. Bodies can be pulled while one goes on, and placed after Reset</source>
        <translation>运行已结束。运行进行中可拉动物体，重置后可摆放物体</translation>
    </message>
    <message>
        <source>The run is paused. Space goes on; then bodies can be pulled</source>
        <translation>运行已暂停。按空格继续，然后可拉动物体</translation>
    </message>
    <message>
        <source>The run on one page, as a PDF or for a browser: note, picture, plots as they stand, settings and findings</source>
        <translation>将运行汇于一页，存为 PDF 或供浏览器查看：说明、图片、当前的曲线图、设置和结论</translation>
    </message>
    <message>
        <source>The run that was finished is kept, and not drawn until it is ticked under Comparison: %1</source>
        <translation>已完成的运行予以保留，在“比较”中勾选后才绘出：%1</translation>
    </message>
    <message>
        <source>The run to compare with has none of these channels.</source>
        <translation>用于比较的运行没有这些通道。</translation>
    </message>
    <message>
        <source>The runs beside it as &amp;ghosts, with a legend</source>
        <translation>并列的运行以虚影显示，附图例(&amp;G)</translation>
    </message>
    <message>
        <source>The runs do not differ here.</source>
        <translation>各运行在此处没有差异。</translation>
    </message>
    <message>
        <source>The same along z</source>
        <translation>沿 z 同理</translation>
    </message>
    <message>
        <source>The same seed gives the same points</source>
        <translation>相同的种子给出相同的点</translation>
    </message>
    <message>
        <source>The selected body, &amp;turning with it</source>
        <translation>所选物体，随其转动(&amp;T)</translation>
    </message>
    <message>
        <source>The selected elements have different values; what is typed goes into all of them.</source>
        <translation>所选元件的值不同；输入的值将用于全部所选元件。</translation>
    </message>
    <message>
        <source>The selected elements have no field in common.</source>
        <translation>所选元件没有共同的字段。</translation>
    </message>
    <message>
        <source>The smallest step is the reference of the larger ones; it has no error itself.</source>
        <translation>最小步长是较大步长的参考；其自身没有误差。</translation>
    </message>
    <message>
        <source>The smallest value</source>
        <translation>最小的值</translation>
    </message>
    <message>
        <source>The spectra are on their way.</source>
        <translation>频谱正在计算。</translation>
    </message>
    <message>
        <source>The step as a symmetric composition of substeps, of order 4, 6 or 8</source>
        <translation>一步由子步对称组合而成，4、6 或 8 阶</translation>
    </message>
    <message>
        <source>The step at the time cursor</source>
        <translation>时间光标处的步</translation>
    </message>
    <message>
        <source>The study is being planned…</source>
        <translation>正在规划研究…</translation>
    </message>
    <message>
        <source>The study is still running; %1 of %2 cases are finished. Stop it and close?</source>
        <translation>研究仍在运行；已完成 %1 / %2 个算例。停止并关闭？</translation>
    </message>
    <message>
        <source>The time must end after it begins.</source>
        <translation>结束时间必须晚于开始时间。</translation>
    </message>
    <message>
        <source>The value that is farthest from zero</source>
        <translation>离零最远的值</translation>
    </message>
    <message>
        <source>Their results are kept: the study goes on from there when it is run again.</source>
        <translation>其结果予以保留：再次运行研究时由此继续。</translation>
    </message>
    <message>
        <source>There is no memory for the difference.</source>
        <translation>没有足够内存存放差值。</translation>
    </message>
    <message>
        <source>There is no run to make an animation of</source>
        <translation>没有可制成动画的运行</translation>
    </message>
    <message>
        <source>There is no run to make an animation of.</source>
        <translation>没有可制成动画的运行。</translation>
    </message>
    <message>
        <source>They</source>
        <translation>二者</translation>
    </message>
    <message>
        <source>They stand so already.</source>
        <translation>它们已处于该位置。</translation>
    </message>
    <message>
        <source>They were kept on %1.</source>
        <translation>保留于 %1。</translation>
    </message>
    <message>
        <source>Thickness of a tube; a number, or over s from 0 to 1 along the line</source>
        <translation>管的壁厚；一个数，或沿线 s 从 0 到 1 的函数</translation>
    </message>
    <message>
        <source>This changes how %1 looks or is reported, not how it moves.</source>
        <translation>这改变 %1 的外观或报告，不改变其运动。</translation>
    </message>
    <message>
        <source>This contact brought energy in: %1 mJ. Newton's law of restitution does so where bodies slip in opposite directions before and after an impact with friction (Kane 1984). Less restitution or less friction helps.</source>
        <translation>此接触引入了能量：%1 mJ。牛顿恢复定律在有摩擦的碰撞前后物体滑动方向相反时会如此 (Kane 1984)。减小恢复系数或摩擦会有帮助。</translation>
    </message>
    <message>
        <source>This is an earlier moment of the run. Live goes back to where it is</source>
        <translation>这是运行中较早的时刻。按“最新”回到当前时刻</translation>
    </message>
    <message>
        <source>This is the end of the run: Run begins it anew; with a later End it goes on from here</source>
        <translation>这是运行的末尾：按“运行”重新开始；将“结束”改晚则由此继续</translation>
    </message>
    <message>
        <source>This is the kept run itself.
Change the method or the step, reset and run: what differs appears here.</source>
        <translation>这就是保留的运行本身。
更改方法或步长，重置并运行：差异显示于此。</translation>
    </message>
    <message>
        <source>This load is not the only one possible, nor is the sum over the two bodies: rigid bodies may share loads in other ways, or be jammed more or less, with the same motion.</source>
        <translation>此载荷并非唯一可能，两物体间的总和亦然：刚体可以其他方式分担载荷，或卡紧程度不同，而运动相同。</translation>
    </message>
    <message>
        <source>This load is not the only one possible: rigid bodies may share it among their contacts in other ways, with the same motion. The sum over the two bodies is: %1 N.</source>
        <translation>此载荷并非唯一可能：刚体可在其接触之间以其他方式分担，而运动相同。两物体间的总和是唯一的：%1 N。</translation>
    </message>
    <message>
        <source>This pane&amp;l</source>
        <translation>此面板(&amp;L)</translation>
    </message>
    <message>
        <source>This run has no %1 to draw over.</source>
        <translation>此运行没有可作横轴的 %1。</translation>
    </message>
    <message>
        <source>This run is kept: the next one is drawn over it; D in a plot shows what they differ by</source>
        <translation>此运行已保留：下一个运行叠绘于其上；在曲线图中按 D 显示二者之差</translation>
    </message>
    <message>
        <source>This was not taken over as it stands in %1.</source>
        <translation>此项未按 %1 中的原样采用。</translation>
    </message>
    <message>
        <source>Three positions among the vertices for each triangle, counted from 0, counter-clockwise seen from outside</source>
        <translation>每个三角形对应三个顶点序号，从 0 起，从外侧看为逆时针</translation>
    </message>
    <message>
        <source>Three, each a number, an expression of t or a table [[t, value], ...]</source>
        <translation>三个，各为数、t 的表达式或表 [[t, 值], ...]</translation>
    </message>
    <message>
        <source>Three, each a number, an expression such as "10*sin(2*pi*t)" or a table [[t, value], ...]</source>
        <translation>三个，各为数、表达式如 "10*sin(2*pi*t)" 或表 [[t, 值], ...]</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Time at which the run ends</source>
        <translation>运行结束的时间</translation>
    </message>
    <message>
        <source>Time integrator</source>
        <translation>时间积分器</translation>
    </message>
    <message>
        <source>Time of the largest value</source>
        <translation>最大值出现的时刻</translation>
    </message>
    <message>
        <source>Time shown</source>
        <translation>显示的时间</translation>
    </message>
    <message>
        <source>Titanium</source>
        <translation>钛</translation>
    </message>
    <message>
        <source>Title above the figure</source>
        <translation>图上方的标题</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>To %1, or type its length</source>
        <translation>到 %1，或输入长度</translation>
    </message>
    <message>
        <source>To the next recorded row (Right, where the moment shown is not the newest)</source>
        <translation>到下一记录行（右箭头，当所示时刻不是最新时）</translation>
    </message>
    <message>
        <source>To the recorded row before (Left)</source>
        <translation>到前一记录行（左箭头）</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation>力矩</translation>
    </message>
    <message>
        <source>Torque at the free angle; positive turns marker 2 back</source>
        <translation>自由角处的力矩；为正则使标架 2 转回</translation>
    </message>
    <message>
        <source>Torque law</source>
        <translation>力矩特性</translation>
    </message>
    <message>
        <source>Torque law x</source>
        <translation>力矩特性 x</translation>
    </message>
    <message>
        <source>Torque law y</source>
        <translation>力矩特性 y</translation>
    </message>
    <message>
        <source>Torque law z</source>
        <translation>力矩特性 z</translation>
    </message>
    <message>
        <source>Torque of a stop over how far the angle is beyond it</source>
        <translation>限位力矩与超出限位角度之比</translation>
    </message>
    <message>
        <source>Torque over the angle x from the free angle, added to the linear part</source>
        <translation>力矩随自自由角起的转角 x 的变化，叠加于线性部分</translation>
    </message>
    <message>
        <source>Torque over the rate v, added to the linear part</source>
        <translation>力矩随变化率 v 的变化，叠加于线性部分</translation>
    </message>
    <message>
        <source>Torque over the rotation x about this axis, added to the linear part</source>
        <translation>绕此轴的力矩随转动 x 的变化，叠加于线性部分</translation>
    </message>
    <message>
        <source>Torque x</source>
        <translation>力矩 x</translation>
    </message>
    <message>
        <source>Torque y</source>
        <translation>力矩 y</translation>
    </message>
    <message>
        <source>Torque z</source>
        <translation>力矩 z</translation>
    </message>
    <message>
        <source>Torsion constant</source>
        <translation>扭转常数</translation>
    </message>
    <message>
        <source>Torsion spring and damper</source>
        <translation>扭簧阻尼器</translation>
    </message>
    <message>
        <source>Touches others</source>
        <translation>与其他物体接触</translation>
    </message>
    <message>
        <source>Tr&amp;ails</source>
        <translation>轨迹(&amp;A)</translation>
    </message>
    <message>
        <source>Trac&amp;k</source>
        <translation>跟随(&amp;K)</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>Transition</source>
        <translation>过渡</translation>
    </message>
    <message>
        <source>Transition velocity</source>
        <translation>过渡速度</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>转动 %1</translation>
    </message>
    <message>
        <source>Turn of an element</source>
        <translation>单元转角</translation>
    </message>
    <message>
        <source>Turned into heat by dampers and by friction in joints</source>
        <translation>经阻尼器和运动副摩擦转化为热</translation>
    </message>
    <message>
        <source>Turned into heat by friction of contacts</source>
        <translation>经接触摩擦转化为热</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>扭转</translation>
    </message>
    <message>
        <source>Two angles in a fixed ratio, 1 equation: joint 1 turns `ratio` times as fast as joint 2. Negative for two external gears. Phi = (theta_1 - theta_1(0)) - ratio (theta_2 - theta_2(0)).</source>
        <translation>两转角成固定比，1 个方程：运动副 1 的转速为运动副 2 的 `ratio` 倍。两外啮合齿轮时为负。Phi = (theta_1 - theta_1(0)) - ratio (theta_2 - theta_2(0))。</translation>
    </message>
    <message>
        <source>Two bodies that ignore each other, or that touch although a joint connects them. In files they are lists under the keys "ignore" and "touch": [["arm", "base"]].</source>
        <translation>互相忽略的两个物体，或虽有运动副连接仍接触的两个物体。在文件中为键 "ignore" 和 "touch" 下的列表：[["arm", "base"]]。</translation>
    </message>
    <message>
        <source>Two or more whole numbers of elements were expected, as in "4, 8, 16".</source>
        <translation>应为两个或更多的整数单元数，如 "4, 8, 16"。</translation>
    </message>
    <message>
        <source>Two or three coordinates of joints in a linear relation, 1 equation: c1 = ratio c2 + offset, or c1 = ratio c2 + ratio3 c3 + offset. Angles count through full turns.</source>
        <translation>运动副的两个或三个坐标成线性关系，1 个方程：c1 = ratio c2 + offset，或 c1 = ratio c2 + ratio3 c3 + offset。角度累计整圈。</translation>
    </message>
    <message>
        <source>Type into the empty row to add a point, Del removes the selected points, Ctrl+V pastes two columns.</source>
        <translation>在空行中输入以添加点，Del 移除所选点，Ctrl+V 粘贴两列。</translation>
    </message>
    <message>
        <source>Uncertain between the rows of the baseline: %1. Equal output times avoid this</source>
        <translation>在基准的行之间不确定：%1。输出时刻一致可避免此问题</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo: %1	Ctrl+Z</source>
        <translation>撤销：%1	Ctrl+Z</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <translation>意外错误</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Unit of the time in the file</source>
        <translation>文件中的时间单位</translation>
    </message>
    <message>
        <source>Unit quaternion w x y z, body to inertial</source>
        <translation>单位四元数 w x y z，物体到惯性系</translation>
    </message>
    <message>
        <source>Units: </source>
        <translation>单位: </translation>
    </message>
    <message>
        <source>Universal joint</source>
        <translation>万向节副</translation>
    </message>
    <message>
        <source>Universal-spherical link</source>
        <translation>万向-球铰连杆</translation>
    </message>
    <message>
        <source>Unknowns: three forces of each contact, moments of rolling and spinning friction, and the rows of joints where these are iterated over</source>
        <translation>未知量：每个接触三个力，滚动和旋转摩擦力矩，以及参与迭代的运动副的行</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上方</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新量</translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Use as initial placement</source>
        <translation>用作初始位姿</translation>
    </message>
    <message>
        <source>Use the nearest possible inertia</source>
        <translation>采用最接近的可行惯量</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值的个数</translation>
    </message>
    <message>
        <source>Values: %1</source>
        <translation>值：%1</translation>
    </message>
    <message>
        <source>Velocities follow joints and drives: %1</source>
        <translation>速度已随运动副和驱动调整：%1</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Video, MP4</source>
        <translation>视频，MP4</translation>
    </message>
    <message>
        <source>Video, Ogg Theora (browsers do not play it)</source>
        <translation>视频，Ogg Theora（浏览器无法播放）</translation>
    </message>
    <message>
        <source>Video, WebM</source>
        <translation>视频，WebM</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Viscous damping</source>
        <translation>粘性阻尼</translation>
    </message>
    <message>
        <source>W: in this plane</source>
        <translation>W：在此平面内</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>壁厚</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>WebM (*.webm)</source>
        <translation>WebM (*.webm)</translation>
    </message>
    <message>
        <source>Weld, 6 equations: the two markers coincide. Phi = (u, x1 . y2, y1 . z2, z1 . x2), u from marker 1 to marker 2 (Geradin and Cardona 2001, sec. 7.3).</source>
        <translation>焊接，6 个方程：两标架重合。Phi = (u, x1 . y2, y1 . z2, z1 . x2)，u 由标架 1 指向标架 2 (Geradin and Cardona 2001, sec. 7.3)。</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>What hangs on it goes, too: %1.</source>
        <translation>依附于其上的也将一并删除：%1。</translation>
    </message>
    <message>
        <source>What is changed of the method and the model, such as: rho_inf=0.5, step=1 ms</source>
        <translation>对方法和模型所作的更改，例如：rho_inf=0.5, step=1 ms</translation>
    </message>
    <message>
        <source>What is drawn along the beams</source>
        <translation>沿梁绘制的量</translation>
    </message>
    <message>
        <source>What is left of the violation of the laws, as a share of what there was to remove, squared</source>
        <translation>各律违反量的剩余部分，以原需消除量的份额计，取平方</translation>
    </message>
    <message>
        <source>What is made</source>
        <translation>创建的类型</translation>
    </message>
    <message>
        <source>What is switched o&amp;ff, as ghosts</source>
        <translation>停用的元件，绘为虚影(&amp;F)</translation>
    </message>
    <message>
        <source>What it looks at</source>
        <translation>相机注视的点</translation>
    </message>
    <message>
        <source>What it measures: its unit follows, and values may be typed in others, as in "20 mm"</source>
        <translation>其所度量的量：由此确定单位，数值也可用其他单位输入，如 "20 mm"</translation>
    </message>
    <message>
        <source>What it stands for</source>
        <translation>所代表的含义</translation>
    </message>
    <message>
        <source>What method and step suit the run</source>
        <translation>何种方法和步长适合此运行</translation>
    </message>
    <message>
        <source>What of it over time</source>
        <translation>取其随时间的何种值</translation>
    </message>
    <message>
        <source>What parameters of this model do to its motion: grids and Latin hypercubes (Ctrl+Shift+T)</source>
        <translation>本模型的参数对其运动的影响：网格和拉丁超立方 (Ctrl+Shift+T)</translation>
    </message>
    <message>
        <source>What shapes are made of where they touch. Time stepping takes friction and restitution; other methods take friction and the smooth law N = K d^n (1 + D d') of the approach d (Hunt and Crossley 1975).</source>
        <translation>形状接触处的材料。时间步进法采用摩擦和恢复系数；其他方法采用摩擦和光滑接触律 N = K d^n (1 + D d')，d 为压入量 (Hunt and Crossley 1975)。</translation>
    </message>
    <message>
        <source>What takes the camera along when it moves</source>
        <translation>带动相机移动的对象</translation>
    </message>
    <message>
        <source>What the body looks like; by default the ellipsoid of its inertia</source>
        <translation>物体的外观；默认为其惯量椭球</translation>
    </message>
    <message>
        <source>What the curves are drawn over: another channel or formula</source>
        <translation>曲线的横轴：另一通道或公式</translation>
    </message>
    <message>
        <source>What the drives must give</source>
        <translation>驱动须提供的力和力矩</translation>
    </message>
    <message>
        <source>What the height of a line is</source>
        <translation>谱线高度的含义</translation>
    </message>
    <message>
        <source>What the integrator made or, negative, lost: the hatched gap between the stack and the line. Round-off where the method is exact</source>
        <translation>积分器产生的或（为负时）损失的能量：堆叠图与曲线之间的阴影间隙。方法精确时为舍入误差</translation>
    </message>
    <message>
        <source>What the local error test sees. Positions alone let fast oscillations be damped sooner, and can miss an error of the slow motion</source>
        <translation>局部误差检验所考察的量。仅考察位置可更早阻尼快速振荡，但可能漏掉慢运动的误差</translation>
    </message>
    <message>
        <source>What the motion is: position, velocity or acceleration of the coordinate; lock keeps it where it starts</source>
        <translation>给定的运动：坐标的位置、速度或加速度；lock 使其保持在起始处</translation>
    </message>
    <message>
        <source>What the particle looks like; by default a ball of the density of steel</source>
        <translation>质点的外观；默认为钢密度的球</translation>
    </message>
    <message>
        <source>What the section plane lies across</source>
        <translation>剖切面所垂直的方向</translation>
    </message>
    <message>
        <source>What the work is measured by</source>
        <translation>工作量的度量</translation>
    </message>
    <message>
        <source>What turns: a body, or a drive that gets the speed</source>
        <translation>转动者：物体，或给定转速的驱动</translation>
    </message>
    <message>
        <source>What was stored when the run began, potential energy from its lowest value in the run on</source>
        <translation>运行开始时储存的能量，势能自运行中的最低值起计</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>When it is first that large</source>
        <translation>首次达到该最大值的时刻</translation>
    </message>
    <message>
        <source>When it is first that small</source>
        <translation>首次达到该最小值的时刻</translation>
    </message>
    <message>
        <source>When unloaded, in the axes of the section: twist about x, curvature about y and z</source>
        <translation>无载荷时，在截面轴系中：绕 x 的扭率，绕 y 和 z 的曲率</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Where does the model rest, and what do its joints carry there?</source>
        <translation>模型在何处静止，其运动副在该处承受多大载荷？</translation>
    </message>
    <message>
        <source>Where given, mass and inertia follow from the shapes, whose centre of mass must be the origin; where 0 they are typed</source>
        <translation>若给出，质量和惯量由形状得出，形状的质心须为原点；为 0 时由输入给出</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>所在之处</translation>
    </message>
    <message>
        <source>Where it stands, in inertial axes: both markers go there together</source>
        <translation>其所处位置，惯性轴：两标架一同移到该处</translation>
    </message>
    <message>
        <source>Where it touches; none: the first material of the model</source>
        <translation>接触处的材料；无：模型的第一种材料</translation>
    </message>
    <message>
        <source>Where position and orientation come from: numbers of this marker, or a frame of its body</source>
        <translation>位置和姿态的来源：此标架自身的数值，或其物体的坐标系</translation>
    </message>
    <message>
        <source>Where the camera stands</source>
        <translation>相机所在的位置</translation>
    </message>
    <message>
        <source>Where the energy of a run is, and where it went, stands here as bands over time: stored in motion, height and springs, turned into heat, brought in by forces and drives, and what the method itself made or lost. Run a model (Space).</source>
        <translation>运行的能量在何处、去往何处，以随时间变化的色带列于此：储存于运动、高度和弹簧，转化为热，由力和驱动输入，以及方法自身产生或损失的。请运行模型（空格）。</translation>
    </message>
    <message>
        <source>Where the equations are linearized</source>
        <translation>方程在何处线性化</translation>
    </message>
    <message>
        <source>Where the model turns</source>
        <translation>模型在何处转动</translation>
    </message>
    <message>
        <source>Where the point is at rest, inertial axes</source>
        <translation>点静止处的位置，惯性轴</translation>
    </message>
    <message>
        <source>Where the runs begin</source>
        <translation>各运行的起点</translation>
    </message>
    <message>
        <source>Where the section plane lies</source>
        <translation>剖切面的位置</translation>
    </message>
    <message>
        <source>Where the solver stops: violation of the laws of contact against what there was to solve, as an energy</source>
        <translation>求解器的停止条件：接触律的违反量与需求解量之比，按能量计</translation>
    </message>
    <message>
        <source>Whether it sticks, slips, or is open: near, but without a force</source>
        <translation>粘滞、滑移或分离：邻近但无力</translation>
    </message>
    <message>
        <source>Whether it was made here or kept from before</source>
        <translation>此处生成还是沿用先前的</translation>
    </message>
    <message>
        <source>Which beams are drawn</source>
        <translation>绘制哪些梁</translation>
    </message>
    <message>
        <source>Which bodies hold most of the mode's kinetic energy</source>
        <translation>哪些物体占有该模态的大部分动能</translation>
    </message>
    <message>
        <source>Which coordinate of that joint</source>
        <translation>该运动副的哪个坐标</translation>
    </message>
    <message>
        <source>Which coordinate of that joint; gyre describe says which a joint has</source>
        <translation>该运动副的哪个坐标；gyre describe 列出运动副有哪些坐标</translation>
    </message>
    <message>
        <source>Which limits there are</source>
        <translation>有哪些限位</translation>
    </message>
    <message>
        <source>Which of the steps that led from the row before to this one</source>
        <translation>从前一行到此行的各步中的哪一步</translation>
    </message>
    <message>
        <source>Whole matrix</source>
        <translation>完整矩阵</translation>
    </message>
    <message>
        <source>Whole system</source>
        <translation>整个系统</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Why this method solved it</source>
        <translation>由此方法求解的原因</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Width of the rod</source>
        <translation>杆的宽度</translation>
    </message>
    <message>
        <source>Window that the rows are weighed by before they are transformed</source>
        <translation>变换前对各行加权的窗</translation>
    </message>
    <message>
        <source>With distance_to: the angle here between the lines to both points is reported</source>
        <translation>用 distance_to 时：给出此处至两点连线间的夹角</translation>
    </message>
    <message>
        <source>Without sky, grid and shadows: what is behind the picture shows where nothing is drawn</source>
        <translation>无天空、网格和阴影：未绘制处透出图片后面的内容</translation>
    </message>
    <message>
        <source>Wood (oak)</source>
        <translation>木材（橡木）</translation>
    </message>
    <message>
        <source>Words of titles and descriptions, or types: gear, bushing, friction</source>
        <translation>标题和说明中的词，或类型：gear, bushing, friction</translation>
    </message>
    <message>
        <source>Work [mJ]</source>
        <translation>功 [mJ]</translation>
    </message>
    <message>
        <source>Work of forces, drives and the hand; the line is this and what there was at the start</source>
        <translation>力、驱动和手动所作的功；曲线为其与初始能量之和</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>最差</translation>
    </message>
    <message>
        <source>Write a page with settings, findings, plots and the motion to be played, for any browser</source>
        <translation>生成含设置、结论、曲线图和可播放运动的网页，任何浏览器均可查看</translation>
    </message>
    <message>
        <source>Write the bodies and their motion as an animation, for Blender, browsers and viewers of glTF</source>
        <translation>将物体及其运动存为动画，供 Blender、浏览器和 glTF 查看器使用</translation>
    </message>
    <message>
        <source>Write the placement found into the model, at rest; can be undone</source>
        <translation>将求得的位姿写入模型，处于静止；可撤销</translation>
    </message>
    <message>
        <source>Write the surfaces of the bodies with their velocities at moments of the run, for ParaView and other programs that use VTK: a collection, with a folder of frames beside it</source>
        <translation>将运行各时刻物体的表面及其速度写出，供 ParaView 等使用 VTK 的程序读取：一个集合文件及其旁的帧文件夹</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>正在写入 %1…</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Written: %1, %2 frames</source>
        <translation>已写入：%1，%2 帧</translation>
    </message>
    <message>
        <source>Written: %1, %2 x %3 pixels</source>
        <translation>已写入：%1，%2 x %3 像素</translation>
    </message>
    <message>
        <source>Written: %1, the state at t = %2 s, where the run stands</source>
        <translation>已写入：%1，运行当前 t = %2 s 时的状态</translation>
    </message>
    <message>
        <source>Young's modulus</source>
        <translation>杨氏模量</translation>
    </message>
    <message>
        <source>a channel or a formula; nothing: time</source>
        <translation>通道或公式；留空：时间</translation>
    </message>
    <message>
        <source>a joint</source>
        <translation>运动副</translation>
    </message>
    <message>
        <source>a model that was never saved</source>
        <translation>一个从未保存的模型</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>a number is expected here; formulas stand in the markers on the bodies</source>
        <translation>此处应为数；公式位于物体上的标架中</translation>
    </message>
    <message>
        <source>a table needs at least two points</source>
        <translation>表至少需要两个点</translation>
    </message>
    <message>
        <source>a table needs two points with different %1</source>
        <translation>表需要两个 %1 不同的点</translation>
    </message>
    <message>
        <source>a window of its own could not be drawn by OpenGL</source>
        <translation>OpenGL 无法绘制独立的窗口</translation>
    </message>
    <message>
        <source>about %1 h left</source>
        <translation>约剩 %1 h</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>约剩 %1 min</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>约剩 %1 s</translation>
    </message>
    <message>
        <source>add parameter %1</source>
        <translation>添加参数 %1</translation>
    </message>
    <message>
        <source>add the marker %1</source>
        <translation>添加标记 %1</translation>
    </message>
    <message>
        <source>all beams</source>
        <translation>所有梁</translation>
    </message>
    <message>
        <source>all sweeps were asked for</source>
        <translation>要求完成全部扫掠</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>幅值</translation>
    </message>
    <message>
        <source>amplitude density</source>
        <translation>幅值谱密度</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>及另外 %1 个</translation>
    </message>
    <message>
        <source>and %1 more joints</source>
        <translation>及另外 %1 个运动副</translation>
    </message>
    <message>
        <source>and %1 others</source>
        <translation>及另外 %1 个</translation>
    </message>
    <message>
        <source>arc length s [m]</source>
        <translation>弧长 s [m]</translation>
    </message>
    <message>
        <source>as placed</source>
        <translation>按放置位置</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>要求值</translation>
    </message>
    <message>
        <source>at</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>at [s]</source>
        <translation>时刻 [s]</translation>
    </message>
    <message>
        <source>at equilibrium</source>
        <translation>平衡位置</translation>
    </message>
    <message>
        <source>atol</source>
        <translation>atol</translation>
    </message>
    <message>
        <source>atol positions</source>
        <translation>位置 atol</translation>
    </message>
    <message>
        <source>atol velocities</source>
        <translation>速度 atol</translation>
    </message>
    <message>
        <source>auto: Gauss-Seidel, and Newton for islands that it does not solve; gauss_seidel_w: on the explicit matrix W</source>
        <translation>auto：Gauss-Seidel，其未能求解的岛用牛顿法；gauss_seidel_w：基于显式矩阵 W</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>axis</source>
        <translation>轴</translation>
    </message>
    <message>
        <source>ball bob</source>
        <translation>球 小球 摆球 球体</translation>
    </message>
    <message>
        <source>ball socket</source>
        <translation>球铰 球窝 球副 球头</translation>
    </message>
    <message>
        <source>bar link crank coupler pendulum shaft stick</source>
        <translation>杆 连杆 曲柄 耦合杆 摆 轴 棒</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>before the run: move a body as its joints allow</source>
        <translation>运行前：在运动副允许的范围内移动物体</translation>
    </message>
    <message>
        <source>being compiled</source>
        <translation>正在编译</translation>
    </message>
    <message>
        <source>bending moment My</source>
        <translation>弯矩 My</translation>
    </message>
    <message>
        <source>bending moment Mz</source>
        <translation>弯矩 Mz</translation>
    </message>
    <message>
        <source>beta: damping is beta times stiffness</source>
        <translation>beta：阻尼为 beta 乘以刚度</translation>
    </message>
    <message>
        <source>beta: damping is beta times stiffness (Kelvin and Voigt)</source>
        <translation>beta：阻尼为 beta 乘以刚度 (Kelvin and Voigt)</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>在 %1 与 %2 之间</translation>
    </message>
    <message>
        <source>block cuboid brick plate slab</source>
        <translation>块 长方体 立方体 砖 板 方块</translation>
    </message>
    <message>
        <source>block part link member solid</source>
        <translation>块 零件 构件 连杆 实体 部件</translation>
    </message>
    <message>
        <source>body</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>brake coulomb stiction lugre</source>
        <translation>制动 刹车 库仑 静摩擦 干摩擦 lugre</translation>
    </message>
    <message>
        <source>c</source>
        <translation>c</translation>
    </message>
    <message>
        <source>c, along the line of the two points</source>
        <translation>c，沿两点连线</translation>
    </message>
    <message>
        <source>c, of the surface's velocity</source>
        <translation>c，对表面速度</translation>
    </message>
    <message>
        <source>camera viewpoint</source>
        <translation>相机 视点 视角</translation>
    </message>
    <message>
        <source>cannot paste: </source>
        <translation>无法粘贴: </translation>
    </message>
    <message>
        <source>centre</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>centre of the cap</source>
        <translation>半球中心</translation>
    </message>
    <message>
        <source>centres evenly spread between the outermost</source>
        <translation>中心，在最外两个之间均布</translation>
    </message>
    <message>
        <source>centres, at that of the first</source>
        <translation>中心，与第一个对齐</translation>
    </message>
    <message>
        <source>change parameter %1</source>
        <translation>更改参数 %1</translation>
    </message>
    <message>
        <source>change the second significant digit</source>
        <translation>更改第二位有效数字</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>封闭</translation>
    </message>
    <message>
        <source>coil clock spiral</source>
        <translation>卷簧 扭簧 螺旋弹簧 发条 盘簧</translation>
    </message>
    <message>
        <source>cones of the %1 nearest only</source>
        <translation>仅最近的 %1 个锥</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>copy, cut, paste, also between windows</source>
        <translation>复制、剪切、粘贴，也可在窗口之间进行</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>角点</translation>
    </message>
    <message>
        <source>ctfs</source>
        <translation>ctfs</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>cv rzeppa homokinetic</source>
        <translation>等速 球笼 同步万向节 cv rzeppa</translation>
    </message>
    <message>
        <source>decays</source>
        <translation>衰减</translation>
    </message>
    <message>
        <source>deflection</source>
        <translation>挠度</translation>
    </message>
    <message>
        <source>deflection along y of the start</source>
        <translation>沿起点 y 的挠度</translation>
    </message>
    <message>
        <source>deflection along z of the start</source>
        <translation>沿起点 z 的挠度</translation>
    </message>
    <message>
        <source>delete, with what hangs on it</source>
        <translation>删除，连同依附于其上的</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>差值 %1</translation>
    </message>
    <message>
        <source>difference of %1</source>
        <translation>%1 的差值</translation>
    </message>
    <message>
        <source>disc disk flywheel pulley rotor</source>
        <translation>圆盘 盘 飞轮 带轮 转子</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>drives</source>
        <translation>驱动</translation>
    </message>
    <message>
        <source>drum roller pillar</source>
        <translation>滚筒 滚子 辊 立柱</translation>
    </message>
    <message>
        <source>duplicate; along a line or a circle</source>
        <translation>创建副本；沿直线或圆周</translation>
    </message>
    <message>
        <source>dynamics</source>
        <translation>动力学</translation>
    </message>
    <message>
        <source>e&amp;very</source>
        <translation>间隔(&amp;V)</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>边</translation>
    </message>
    <message>
        <source>eliminated: exactly, before contacts are solved; iterated: together with contacts, by the solver of these, as in Solfec</source>
        <translation>eliminated：在求解接触之前精确消去；iterated：与接触一起由接触求解器迭代，同 Solfec</translation>
    </message>
    <message>
        <source>end</source>
        <translation>端点</translation>
    </message>
    <message>
        <source>energy [J]</source>
        <translation>能量 [J]</translation>
    </message>
    <message>
        <source>equal gaps between the outermost</source>
        <translation>间隙，在最外两个之间等分</translation>
    </message>
    <message>
        <source>etfs</source>
        <translation>etfs</translation>
    </message>
    <message>
        <source>every %1 s</source>
        <translation>每 %1 s</translation>
    </message>
    <message>
        <source>export the recording as CSV</source>
        <translation>将记录导出为 CSV</translation>
    </message>
    <message>
        <source>face</source>
        <translation>面</translation>
    </message>
    <message>
        <source>failed at %1 s</source>
        <translation>失败于 %1 s</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>过滤</translation>
    </message>
    <message>
        <source>find in the tree; Enter selects, Ctrl+Enter selects it as well</source>
        <translation>在树中查找；Enter 选中，Ctrl+Enter 追加选中</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>fit everything</source>
        <translation>缩放至全部</translation>
    </message>
    <message>
        <source>flexible elastic rod cable blade shaft bar spring-steel timoshenko</source>
        <translation>柔性 弹性 杆 缆索 叶片 轴 棒 弹簧钢 timoshenko</translation>
    </message>
    <message>
        <source>flexible elastic timoshenko rod</source>
        <translation>柔性 弹性 铁木辛柯 timoshenko 杆 梁</translation>
    </message>
    <message>
        <source>force</source>
        <translation>力</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>坐标系</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>坐标系 %1</translation>
    </message>
    <message>
        <source>frequency [Hz]</source>
        <translation>频率 [Hz]</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>from %1 s to %2 s</source>
        <translation>从 %1 s 到 %2 s</translation>
    </message>
    <message>
        <source>from an earlier run</source>
        <translation>来自先前的运行</translation>
    </message>
    <message>
        <source>from materials</source>
        <translation>取自材料</translation>
    </message>
    <message>
        <source>from t = %1 s</source>
        <translation>自 t = %1 s 起</translation>
    </message>
    <message>
        <source>front, right, top, corner</source>
        <translation>前视、右视、顶视、轴测</translation>
    </message>
    <message>
        <source>gamma</source>
        <translation>gamma</translation>
    </message>
    <message>
        <source>gear steering</source>
        <translation>齿轮 转向 齿条</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>大地</translation>
    </message>
    <message>
        <source>halfway: small deflections in axes between the markers, order 2 in the length; helix: exact for large ones, order 4</source>
        <translation>halfway：小变形，两标架的中间轴系，对长度为 2 阶；helix：大变形时精确，4 阶</translation>
    </message>
    <message>
        <source>hand, and changes on the way</source>
        <translation>手动，以及途中的更改</translation>
    </message>
    <message>
        <source>held</source>
        <translation>成立</translation>
    </message>
    <message>
        <source>hinge pin pivot bearing axle shaft swivel</source>
        <translation>铰链 铰 销 销轴 转轴 轴承 轴 旋转</translation>
    </message>
    <message>
        <source>hooke cardan u-joint</source>
        <translation>虎克 卡丹 十字轴 万向节 hooke cardan</translation>
    </message>
    <message>
        <source>imaginary [rad/s]</source>
        <translation>虚部 [rad/s]</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>单位 %1</translation>
    </message>
    <message>
        <source>in a list or a choice: the row that has them in its name</source>
        <translation>在列表或选项中：名称含这些字母的行</translation>
    </message>
    <message>
        <source>in a plot, or with the mouse over one: runs minus the baseline</source>
        <translation>在曲线图中或鼠标位于其上时：各运行减去基准</translation>
    </message>
    <message>
        <source>in a plot: zoom, Ctrl: the values; pan</source>
        <translation>在曲线图中：缩放，Ctrl：缩放数值；平移</translation>
    </message>
    <message>
        <source>in the bar of the time: go through the run</source>
        <translation>在时间栏中：浏览运行</translation>
    </message>
    <message>
        <source>in the plane of %1 (W)</source>
        <translation>在 %1 的平面内 (W)</translation>
    </message>
    <message>
        <source>in the tree: go on, Ctrl+Space selects as well</source>
        <translation>在树中：移动，Ctrl+Space 追加选中</translation>
    </message>
    <message>
        <source>insert from the catalogue: type to search, Enter inserts</source>
        <translation>从元件目录插入：输入即搜索，Enter 插入</translation>
    </message>
    <message>
        <source>integrator</source>
        <translation>积分器</translation>
    </message>
    <message>
        <source>inverse dynamics, every %1</source>
        <translation>逆动力学，每 %1</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>its unit does not follow</source>
        <translation>无法推出其单位</translation>
    </message>
    <message>
        <source>joint</source>
        <translation>运动副</translation>
    </message>
    <message>
        <source>joint, spring by picking; Enter: to ground, Ctrl: do not snap</source>
        <translation>拾取创建运动副、弹簧；Enter：与大地连接，Ctrl：不吸附</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>keep the run to compare the next one with</source>
        <translation>保留运行，与下一个运行比较</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>沿用</translation>
    </message>
    <message>
        <source>kept, %1 s</source>
        <translation>已保留，%1 s</translation>
    </message>
    <message>
        <source>kinematics, every %1</source>
        <translation>运动学，每 %1</translation>
    </message>
    <message>
        <source>largest %1 %2 at %3 m</source>
        <translation>最大 %1 %2，%3 m 处</translation>
    </message>
    <message>
        <source>largest normal stress</source>
        <translation>最大正应力</translation>
    </message>
    <message>
        <source>length %1 m</source>
        <translation>长度 %1 m</translation>
    </message>
    <message>
        <source>less than a second left</source>
        <translation>剩余不到一秒</translation>
    </message>
    <message>
        <source>limit bumper end range</source>
        <translation>限位 止挡 缓冲块 端止 行程范围</translation>
    </message>
    <message>
        <source>line: a force along the line of the two points; axis: a torque about the markers' z</source>
        <translation>line：沿两点连线的力；axis：绕标架 z 轴的力矩</translation>
    </message>
    <message>
        <source>load push thrust</source>
        <translation>载荷 推力 外力 作用力</translation>
    </message>
    <message>
        <source>loads</source>
        <translation>载荷</translation>
    </message>
    <message>
        <source>log x</source>
        <translation>对数 x</translation>
    </message>
    <message>
        <source>log y</source>
        <translation>对数 y</translation>
    </message>
    <message>
        <source>lower ends, at that of the first</source>
        <translation>下端，与第一个对齐</translation>
    </message>
    <message>
        <source>marker coordinate system axes triad</source>
        <translation>标架 坐标系 坐标架 轴系 三轴</translation>
    </message>
    <message>
        <source>marker of %1</source>
        <translation>%1 的标架</translation>
    </message>
    <message>
        <source>material</source>
        <translation>材料</translation>
    </message>
    <message>
        <source>max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>measure distance and angle; Ctrl+C copies</source>
        <translation>测量距离和角度；Ctrl+C 复制</translation>
    </message>
    <message>
        <source>merit</source>
        <translation>评价值</translation>
    </message>
    <message>
        <source>merit %1 after %2</source>
        <translation>评价值 %1，%2 之后</translation>
    </message>
    <message>
        <source>middle of the edge</source>
        <translation>边的中点</translation>
    </message>
    <message>
        <source>middle of the face</source>
        <translation>面的中点</translation>
    </message>
    <message>
        <source>min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>mirror; align and distribute bodies</source>
        <translation>镜像；对齐和分布物体</translation>
    </message>
    <message>
        <source>mode %1 at %2 rad/s: %3 Hz%4</source>
        <translation>模态 %1，%2 rad/s 时：%3 Hz%4</translation>
    </message>
    <message>
        <source>model, channels, properties … (View, Go to); the view</source>
        <translation>模型、通道、属性……（视图、转到）；视图</translation>
    </message>
    <message>
        <source>motor engine moment load</source>
        <translation>电机 马达 发动机 力矩 扭矩 载荷</translation>
    </message>
    <message>
        <source>motor engine motion servo rotate speed prescribed</source>
        <translation>电机 马达 运动 伺服 旋转 转速 给定 驱动</translation>
    </message>
    <message>
        <source>motor engine servo hydraulic cylinder controller</source>
        <translation>电机 伺服 液压 油缸 气缸 控制器 执行器</translation>
    </message>
    <message>
        <source>move in the order of the file</source>
        <translation>在文件顺序中移动</translation>
    </message>
    <message>
        <source>move the marker %1</source>
        <translation>移动标记 %1</translation>
    </message>
    <message>
        <source>move, turn the selected body; X: in its own axes</source>
        <translation>移动、转动所选物体；X：沿自身轴</translation>
    </message>
    <message>
        <source>n of the smooth law; 1.5 for spheres (Hertz)</source>
        <translation>光滑接触律的 n；球为 1.5 (Hertz)</translation>
    </message>
    <message>
        <source>n of the smooth law; 1.5 for spheres (Hertz); where not given the mean of both, weighted by their compliance</source>
        <translation>光滑接触律的 n；球为 1.5 (Hertz)；未给出时取两者按柔度加权的平均</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>next, previous panel; the run bar is one of them</source>
        <translation>下一、上一面板；运行栏也是其中之一</translation>
    </message>
    <message>
        <source>next, previous property</source>
        <translation>下一、上一属性</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>no redundant constraints</source>
        <translation>无冗余约束</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>normal force N</source>
        <translation>轴力 N</translation>
    </message>
    <message>
        <source>not held</source>
        <translation>不成立</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>尚未判断</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>不可行</translation>
    </message>
    <message>
        <source>not ready to run</source>
        <translation>尚不能运行</translation>
    </message>
    <message>
        <source>nu; the shear modulus is E / (2 (1 + nu))</source>
        <translation>nu；剪切模量为 E / (2 (1 + nu))</translation>
    </message>
    <message>
        <source>number or expression</source>
        <translation>数或表达式</translation>
    </message>
    <message>
        <source>number or expression of %1</source>
        <translation>数或 %1 的表达式</translation>
    </message>
    <message>
        <source>number or expression of t</source>
        <translation>数或 t 的表达式</translation>
    </message>
    <message>
        <source>of %1 at the start %2 were taken out</source>
        <translation>初始 %1，其中取出 %2</translation>
    </message>
    <message>
        <source>omega h</source>
        <translation>omega h</translation>
    </message>
    <message>
        <source>omega h = %1: spectral radius %2</source>
        <translation>omega h = %1：谱半径 %2</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>于 %1</translation>
    </message>
    <message>
        <source>one recorded row back</source>
        <translation>后退一记录行</translation>
    </message>
    <message>
        <source>one step; when looking back, one recorded row forward</source>
        <translation>单步；回看时前进一记录行</translation>
    </message>
    <message>
        <source>open</source>
        <translation>分离</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>打开、保存</translation>
    </message>
    <message>
        <source>orbit about the point under the cursor</source>
        <translation>绕光标下的点旋转视图</translation>
    </message>
    <message>
        <source>orbit, zoom</source>
        <translation>旋转视图、缩放</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>%1 阶</translation>
    </message>
    <message>
        <source>order study of the model</source>
        <translation>模型的收敛阶研究</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>原点</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>横轴 %1</translation>
    </message>
    <message>
        <source>over channels: rod 1.vx^2 + rod 1.vy^2, deriv(crank.angle), integral(motor.power)</source>
        <translation>由通道组成：rod 1.vx^2 + rod 1.vy^2, deriv(crank.angle), integral(motor.power)</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>对</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>parallel or perspective projection</source>
        <translation>平行或透视投影</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>parameter study of the model</source>
        <translation>模型的参数研究</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>paused at %1 s</source>
        <translation>暂停于 %1 s</translation>
    </message>
    <message>
        <source>peak-peak</source>
        <translation>峰峰值</translation>
    </message>
    <message>
        <source>plane table</source>
        <translation>平面 桌面 台面</translation>
    </message>
    <message>
        <source>play what is recorded, or stop; Ctrl as well: backwards</source>
        <translation>播放记录，或停止；加 Ctrl：倒放</translation>
    </message>
    <message>
        <source>point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>point mass bead</source>
        <translation>质点 点质量 小珠</translation>
    </message>
    <message>
        <source>points </source>
        <translation>点数 </translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>position in m</source>
        <translation>位置，m</translation>
    </message>
    <message>
        <source>potential energy %1 J</source>
        <translation>势能 %1 J</translation>
    </message>
    <message>
        <source>power density</source>
        <translation>功率谱密度</translation>
    </message>
    <message>
        <source>projected: the mean of the velocities at both ends of a step, then the velocity at its end; mean: the former alone, neutral in energy; velocity: the latter alone, first order</source>
        <translation>projected：步首末速度的均值，再加步末的速度；mean：仅前者，能量中性；velocity：仅后者，一阶</translation>
    </message>
    <message>
        <source>pull a body while it runs; Shift: harder, Esc: let go</source>
        <translation>运行时拉动物体；Shift：更用力，Esc：松开</translation>
    </message>
    <message>
        <source>radius %1 m</source>
        <translation>半径 %1 m</translation>
    </message>
    <message>
        <source>reactions</source>
        <translation>约束反力</translation>
    </message>
    <message>
        <source>ready to run</source>
        <translation>可以运行</translation>
    </message>
    <message>
        <source>real [1/s]</source>
        <translation>实部 [1/s]</translation>
    </message>
    <message>
        <source>remove all markers</source>
        <translation>移除所有标记</translation>
    </message>
    <message>
        <source>remove the marker %1</source>
        <translation>移除标记 %1</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>rename the marker %1</source>
        <translation>重命名标记 %1</translation>
    </message>
    <message>
        <source>reset to the initial state</source>
        <translation>重置到初始状态</translation>
    </message>
    <message>
        <source>rho_inf</source>
        <translation>rho_inf</translation>
    </message>
    <message>
        <source>rigid</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>rigid motion</source>
        <translation>刚体运动</translation>
    </message>
    <message>
        <source>rim</source>
        <translation>边缘</translation>
    </message>
    <message>
        <source>rod between two places; Shift: hinged to the ground, a digit: its length</source>
        <translation>在两处之间画杆；Shift：与大地铰接，数字键：输入长度</translation>
    </message>
    <message>
        <source>rod rope link string cable strut</source>
        <translation>杆 绳 连杆 弦 缆索 撑杆</translation>
    </message>
    <message>
        <source>rope cable elastic shock absorber strut coil suspension</source>
        <translation>绳 缆索 弹性 减振器 避震器 撑杆 螺旋弹簧 悬架</translation>
    </message>
    <message>
        <source>rope wire string chain line hose</source>
        <translation>绳 钢丝 弦 链条 线 软管 缆绳 电缆</translation>
    </message>
    <message>
        <source>rotation about the markers' z, or translation along z of marker 1</source>
        <translation>绕标架 z 轴的转动，或沿标架 1 的 z 轴的平移</translation>
    </message>
    <message>
        <source>rtol</source>
        <translation>rtol</translation>
    </message>
    <message>
        <source>rubber mount elastic compliance</source>
        <translation>橡胶 减振座 支座 弹性 柔度</translation>
    </message>
    <message>
        <source>run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>run and cancel a study, in its window</source>
        <translation>运行和取消研究，在其窗口中</translation>
    </message>
    <message>
        <source>run or pause; F5 also while a field has the keyboard</source>
        <translation>运行或暂停；F5 在字段占用键盘时亦可</translation>
    </message>
    <message>
        <source>runs on no grid: between them nothing is drawn</source>
        <translation>各运行不构成网格：其间不绘制</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>种子 </translation>
    </message>
    <message>
        <source>select a body, joint or force</source>
        <translation>选择物体、运动副或力</translation>
    </message>
    <message>
        <source>select several; a new joint takes the first as body 1</source>
        <translation>多选；新运动副以第一个为物体 1</translation>
    </message>
    <message>
        <source>select three bodies or more to spread them</source>
        <translation>分布需选中三个或更多物体</translation>
    </message>
    <message>
        <source>select two bodies or more to align them</source>
        <translation>对齐需选中两个或更多物体</translation>
    </message>
    <message>
        <source>shear force Qy</source>
        <translation>剪力 Qy</translation>
    </message>
    <message>
        <source>shear force Qz</source>
        <translation>剪力 Qz</translation>
    </message>
    <message>
        <source>sigma0, model lugre: of the joint before it slides</source>
        <translation>sigma0，lugre 模型：运动副滑动前的刚度</translation>
    </message>
    <message>
        <source>sigma1, model lugre: of the rate of the bristles' deflection</source>
        <translation>sigma1，lugre 模型：鬃毛变形速率的阻尼</translation>
    </message>
    <message>
        <source>skate ski blade</source>
        <translation>滑冰 冰刀 滑雪 刀片</translation>
    </message>
    <message>
        <source>sleeve piston slider shaft</source>
        <translation>套筒 活塞 滑块 轴</translation>
    </message>
    <message>
        <source>slider slide piston guide rail translational linear</source>
        <translation>滑块 滑移 活塞 导轨 平移 直线 移动</translation>
    </message>
    <message>
        <source>slips</source>
        <translation>滑移</translation>
    </message>
    <message>
        <source>slowest </source>
        <translation>最慢 </translation>
    </message>
    <message>
        <source>snaps; Shift: finer, Ctrl: not; a digit: type the value</source>
        <translation>吸附；Shift：更细，Ctrl：不吸附；数字键：输入数值</translation>
    </message>
    <message>
        <source>space</source>
        <translation>空间</translation>
    </message>
    <message>
        <source>spectral radius of %1</source>
        <translation>%1 的谱半径</translation>
    </message>
    <message>
        <source>speed [rad/s]</source>
        <translation>转速 [rad/s]</translation>
    </message>
    <message>
        <source>spindle thread nut bolt</source>
        <translation>丝杠 螺纹 螺母 螺栓 丝杆</translation>
    </message>
    <message>
        <source>springs</source>
        <translation>弹簧</translation>
    </message>
    <message>
        <source>std. dev.</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>sticks</source>
        <translation>粘滞</translation>
    </message>
    <message>
        <source>strain energy per length</source>
        <translation>单位长度应变能</translation>
    </message>
    <message>
        <source>stribeck: a smooth function of the velocity, creeps instead of sticking; lugre: with elastic bristles, sticks; neither holds in statics</source>
        <translation>stribeck：速度的光滑函数，蠕滑而不粘滞；lugre：具弹性鬃毛，可粘滞；在静力学中两者均无保持力</translation>
    </message>
    <message>
        <source>surface</source>
        <translation>表面</translation>
    </message>
    <message>
        <source>switch on or off</source>
        <translation>启用或停用</translation>
    </message>
    <message>
        <source>t = %1 s: %2</source>
        <translation>t = %1 s：%2</translation>
    </message>
    <message>
        <source>t = %1 s: %2 1/s</source>
        <translation>t = %1 s：%2 1/s</translation>
    </message>
    <message>
        <source>t = %1 s: stiffness ratio %2%3</source>
        <translation>t = %1 s：刚性比 %2%3</translation>
    </message>
    <message>
        <source>take back what was typed; once more: back to the tree</source>
        <translation>取消已输入的内容；再按一次：返回树</translation>
    </message>
    <message>
        <source>take over what was typed: 12 mm, 2 kN/m; in the tree: to the fields</source>
        <translation>采用已输入的内容：12 mm, 2 kN/m；在树中：转到字段</translation>
    </message>
    <message>
        <source>the baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>the first %1 beams</source>
        <translation>前 %1 根梁</translation>
    </message>
    <message>
        <source>the first, %1</source>
        <translation>第一个，%1</translation>
    </message>
    <message>
        <source>the ground</source>
        <translation>大地</translation>
    </message>
    <message>
        <source>the kept run %1 was let go: all runs together fill the memory they may</source>
        <translation>保留的运行 %1 已被释放：所有运行合计已占满可用内存</translation>
    </message>
    <message>
        <source>the method lost %1</source>
        <translation>方法损失 %1</translation>
    </message>
    <message>
        <source>the method made %1</source>
        <translation>方法产生 %1</translation>
    </message>
    <message>
        <source>the method made nothing but round-off</source>
        <translation>方法只产生舍入误差</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>the run to compare with</source>
        <translation>用于比较的运行</translation>
    </message>
    <message>
        <source>the simulation</source>
        <translation>仿真</translation>
    </message>
    <message>
        <source>the strongest at each place: %1 of %2</source>
        <translation>每处仅最强者：%1 / %2</translation>
    </message>
    <message>
        <source>the usual</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>theta_1 / theta_2: teeth of gear 2 over teeth of gear 1, negative for external gears</source>
        <translation>theta_1 / theta_2：齿轮 2 齿数与齿轮 1 齿数之比，外啮合为负</translation>
    </message>
    <message>
        <source>this page, in a field: what it is; the guide</source>
        <translation>此页；在字段中：该字段的说明；指南</translation>
    </message>
    <message>
        <source>this run minus the kept one</source>
        <translation>此运行减去保留的运行</translation>
    </message>
    <message>
        <source>time [s]</source>
        <translation>时间 [s]</translation>
    </message>
    <message>
        <source>tip</source>
        <translation>尖端</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>top gyroscope pendulum</source>
        <translation>陀螺 摆 回转仪</translation>
    </message>
    <message>
        <source>torsion T</source>
        <translation>扭矩 T</translation>
    </message>
    <message>
        <source>transmission belt chain pulley</source>
        <translation>传动 皮带 链条 带轮</translation>
    </message>
    <message>
        <source>turned: reactions turn with the body in the second half of the step, of second order; published: they do not, as in Solfec, which makes angular momentum of first order</source>
        <translation>turned：步的后半段中约束反力随物体转动，二阶；published：不随之转动，同 Solfec，此时角动量为一阶</translation>
    </message>
    <message>
        <source>two numbers in each line are expected, not '%1'</source>
        <translation>每行应为两个数，而不是 '%1'</translation>
    </message>
    <message>
        <source>un&amp;til</source>
        <translation>直到(&amp;T)</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>撤销、重做</translation>
    </message>
    <message>
        <source>unequal steps resampled every %1 s</source>
        <translation>不等步长，按每 %1 s 重采样</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>unstable</source>
        <translation>不稳定</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>update</source>
        <translation>更新量</translation>
    </message>
    <message>
        <source>upper ends, at that of the first</source>
        <translation>上端，与第一个对齐</translation>
    </message>
    <message>
        <source>used: %1 s</source>
        <translation>实际：%1 s</translation>
    </message>
    <message>
        <source>v_s of regularised friction, at which 0.7 of mu N is reached</source>
        <translation>regularised 摩擦的 v_s，在此速度达到 mu N 的 0.7 倍</translation>
    </message>
    <message>
        <source>v_s of regularised friction, at which 0.7 of mu N is reached; where not given the smaller of the two materials</source>
        <translation>regularised 摩擦的 v_s，在此速度达到 mu N 的 0.7 倍；未给出时取两种材料中的较小者</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>various</source>
        <translation>多个值</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>view</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>vr, model stribeck: below it the joint creeps instead of sticking</source>
        <translation>vr，stribeck 模型：低于此值运动副蠕滑而不粘滞</translation>
    </message>
    <message>
        <source>vs: friction falls from static to dynamic around it</source>
        <translation>vs：在其附近摩擦由静摩擦降至动摩擦</translation>
    </message>
    <message>
        <source>w, x, y, z must not all be zero</source>
        <translation>w、x、y、z 不能全为零</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>weld ground glue attach clamp rigid connection frame</source>
        <translation>焊接 固结 粘接 固定 夹紧 刚性 连接 机架</translation>
    </message>
    <message>
        <source>what follows</source>
        <translation>由此得出的值</translation>
    </message>
    <message>
        <source>what is to be read there</source>
        <translation>要显示的文字</translation>
    </message>
    <message>
        <source>wheel tyre tire rolling</source>
        <translation>车轮 轮子 轮胎 滚动</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>x  y  z, a point per line</source>
        <translation>x  y  z，每行一个点</translation>
    </message>
    <message>
        <source>x, y, z must not all be zero</source>
        <translation>x、y、z 不能全为零</translation>
    </message>
    <message>
        <source>x-y, across z</source>
        <translation>x-y，垂直于 z</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>y-z, across x</source>
        <translation>y-z，垂直于 x</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>z</source>
        <translation>z</translation>
    </message>
    <message>
        <source>z-x, across y</source>
        <translation>z-x，垂直于 y</translation>
    </message>
    <message>
        <source>zoom to the cursor</source>
        <translation>向光标处缩放</translation>
    </message>
    <message>
        <source>|W| = %1 1/kg</source>
        <translation>|W| = %1 1/kg</translation>
    </message>
    <message>
        <source>|W| [1/kg]</source>
        <translation>|W| [1/kg]</translation>
    </message>
    <message>
        <source>|difference| %1</source>
        <translation>|差值| %1</translation>
    </message>
    <message>
        <source>|difference| of %1</source>
        <translation>|差值|：%1</translation>
    </message>
</context>
</TS>
