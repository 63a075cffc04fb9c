// npm runs commands through a shell, and a signal to npm kills only that shell. So when the parent
// process is gone, exit as if the signal had been sent to us.

/** The parent's process id, passed on because the parent may be gone before we first check. */
const holder = Number(process.env.EVENKEEL_LEASH)
const parent = holder || (process.env.npm_lifecycle_event ? process.ppid : undefined)
// For this process only, not for its children.
delete process.env.EVENKEEL_LEASH

if (parent && process.platform !== 'win32') {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  watch.unref()
  // Ctrl-C and a service manager signal the whole process group. Whoever was signalled needs no second signal because
  // the parent has exited too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    const onSignal = () => {
      clearInterval(watch)
      process.removeListener(signal, onSignal)
      // Without another listener, the signal would have ended the process.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
    }
    process.on(signal, onSignal)
  }
}
