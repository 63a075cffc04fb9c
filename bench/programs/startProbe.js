// Preloaded into every Node process of a start, including the old Node that npm may run in. Logs when each process
// begins and its relevant system calls, one JSON line each. Plain JavaScript, and the product stays unmodified.
import childProcess from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import { basename } from 'node:path'

const file = process.env.EVENKEEL_BENCH_PROBE
const program = basename(process.argv[1] ?? '')
const sockets = []

function note(event, atMs = performance.timeOrigin + performance.now()) {
  appendFileSync(file, `${JSON.stringify({ program, event, atMs })}\n`)
}

/** Calls `onCall` before each call of a method. */
function watch(object, method, onCall) {
  const original = object[method]
  object[method] = function watched(...args) {
    onCall(this)
    return original.apply(this, args)
  }
}

note('began', performance.timeOrigin)
if (program === 'main.js') {
  watch(childProcess, 'spawn', () => note('spawned'))
  watch(net.Socket.prototype, 'connect', (socket) => {
    const number = sockets.push(socket)
    note(`connecting ${number}`)
    socket.once('connect', () => note(`connected ${number}`))
  })
  watch(net.Socket.prototype, 'end', (socket) => {
    if (sockets.includes(socket)) note(`ending ${sockets.indexOf(socket) + 1}`)
  })
  watch(net.Server.prototype, 'listen', () => note('listening'))
  syncBuiltinESMExports()
}
