#include "document/model_compiler.h"

#include "core/machine_memory.h"
#include "core/thread_priority.h"

#include <chrono>
#include <exception>
#include <string>
#include <utility>

namespace gyre::ui {
namespace {

bool isThere(const ModelCompiler::Result& result) {
  return result.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

std::shared_ptr<const CompiledModel> compiledOf(std::shared_ptr<const Model> model, const std::stop_token& stop) {
  stepBackThisThread();
  Expected<std::shared_ptr<const System>> system;
  try {
    system = System::compile(*model, stop);
  } catch (const std::exception& e) {  // memory, mostly
    system = fail({.kind = Error::Kind::resource, .message = "the model cannot be compiled: " + libraryMessage(e)});
  }
  const bool isOvertaken = !system && stop.stop_requested();
  return std::make_shared<const CompiledModel>(CompiledModel{std::move(model), std::move(system), isOvertaken});
}

}  // namespace

ModelCompiler::Result ModelCompiler::current() {
  std::erase_if(overtaken_, isThere);
  std::shared_ptr<const Model> now = document_.snapshot();
  if (newest_.valid() && model_ == now) return newest_;
  stop_.request_stop();
  if (newest_.valid()) overtaken_.push_back(std::move(newest_));
  model_ = now;
  stop_ = std::stop_source();
  newest_ = std::async(std::launch::async, compiledOf, std::move(now), stop_.get_token()).share();
  return newest_;
}

bool ModelCompiler::isReady() const { return newest_.valid() && model_ == document_.snapshot() && isThere(newest_); }

}  // namespace gyre::ui
