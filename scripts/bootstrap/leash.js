// npm runs a command through a shell, and a signal to npm ends that shell without us. So when what
// started us is gone, we end as if we had got the signal ourselves.
const parent = process.ppid

if (process.env.npm_lifecycle_event || process.env.EVENKEEL_LEASH) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  watch.unref()
}
