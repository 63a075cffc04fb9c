import type { FastifyInstance } from 'fastify'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const indentLength = 4

/** Every route the server actually serves, as `METHOD path`, however it was registered. */
export function servedRoutes(fastify: FastifyInstance): string[] {
  return methods.flatMap((method) => {
    const tree = fastify.printRoutes({ method, commonPrefix: false })
    return pathsIn(tree).map((path) => `${method} ${path}`)
  })
}

/** Parses the router's printed tree, where each line is a child of the closest less indented line above it. */
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
