import { get, type IncomingHttpHeaders } from 'node:http'

/** Fetches a file with gzip and counts the bytes on the wire. */
export function fetchCompressed(
  port: number,
  path: string,
): Promise<{ headers: IncomingHttpHeaders; length: number }> {
  return new Promise((resolve, reject) => {
    // The size budgets are for gzip, which every browser supports.
    const headers = { 'accept-encoding': 'gzip' }
    const request = get({ host: '127.0.0.1', port, path, headers }, (response) => {
      let length = 0
      response.on('data', (chunk: Buffer) => {
        length += chunk.length
      })
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ headers: response.headers, length })
        else reject(new Error(`${path} failed with ${response.statusCode}`))
      })
    })
    request.on('error', reject)
  })
}
