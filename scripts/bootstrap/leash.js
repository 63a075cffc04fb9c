// npm runs a command through a shell, and a signal to npm ends that shell without us. So when what
// started us is gone, we end as if we had got the signal ourselves.

/** Who started us, if they said so: they may be gone before we come to look. */
const holder = Number(process.env.EVENKEEL_LEASH)
const parent = holder || (process.env.npm_lifecycle_event ? process.ppid : undefined)
// It is meant for us, not for what we start in turn.
delete process.env.EVENKEEL_LEASH

if (parent && process.platform !== 'win32') {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  watch.unref()
}
