import { inject } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { type Address, addressOf, urlOf } from '#testing/postgres.ts'
import { type FaultProxy, openFaultProxy, type Target } from './faultProxy.ts'

/** A fresh database with a proxy in front of it. */
export type ProxiedDatabase = {
  /** Where the proxy is. */
  address: { connectionString: string }
  proxy: FaultProxy
  /** The database without the proxy. */
  direct: TestDatabase
  close(): Promise<void>
}

export async function openProxiedDatabase(): Promise<ProxiedDatabase> {
  const direct = await cloneDatabase()
  const name = new URL(urlOf(direct.address)).pathname.slice(1)
  // The server itself, also when the other tests run through a pooler.
  const server = addressOf(inject('postgres').address, name)
  const proxy = await openFaultProxy(targetOf(server))
  const url = new URL(urlOf(server))
  url.host = `127.0.0.1:${proxy.port}`
  url.searchParams.delete('host')
  return {
    address: { connectionString: url.href },
    proxy,
    direct,
    close: async () => {
      await proxy.close()
      await direct.close()
    },
  }
}

function targetOf(address: Address): Target {
  const url = new URL(urlOf(address))
  const port = Number(url.port || 5432)
  const host = url.searchParams.get('host') ?? url.hostname
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
}
