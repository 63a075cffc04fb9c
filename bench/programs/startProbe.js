// Loaded into every Node of a start (also the old one that npm runs in): notes when each begins and what it asks of
// the system, one line of JSON each. Plain JavaScript, and nothing of the product is touched.
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

/** Notes the event before each call of a method. */
function watch(object, method, onCall) {
  const original = object[method]
  object[method] = function watched(...args) {
    onCall(this)
    return original.apply(this, args)
  }
}

note('began', performance.timeOrigin)
if (program === 'main.ts') {
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
