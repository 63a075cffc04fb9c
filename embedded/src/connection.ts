import { superuser } from './cluster.ts'
import { appDatabase } from './membership.ts'

/** How to reach the app's database on a running server. */
export type Connection = {
  host: string
  port: number
  user: string
  database: string
  ssl: false
  password?: string
}

export function connectionTo(
  { host, port }: { host: string; port: number },
  password: string | undefined,
): Connection {
  return {
    host,
    port,
    user: superuser,
    database: appDatabase,
    ssl: false,
    ...(password !== undefined && { password }),
  }
}
