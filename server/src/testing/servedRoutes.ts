import type { FastifyInstance } from 'fastify'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const indentLength = 4

/** Every route that the server really answers as `METHOD path`, whoever put it there. */
export function servedRoutes(fastify: FastifyInstance): string[] {
  return methods.flatMap((method) => {
    const tree = fastify.printRoutes({ method, commonPrefix: false })
    return pathsIn(tree).map((path) => `${method} ${path}`)
  })
}

/** Reads the router's drawing of its tree: each line hangs below the line before it that is less indented. */
function pathsIn(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const match = /^([│ ]*)[├└]── (\S+)( \(.+\))?$/.exec(line)
    if (match === null) return []
    const [, indent = '', own = '', served] = match
    const depth = indent.length / indentLength
    above.length = depth
    above.push(own)
    return served === undefined ? [] : [above.join('')]
  })
}
