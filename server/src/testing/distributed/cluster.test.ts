import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@evenkeel/embedded-postgres'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { placements } from '#db/distribution.ts'
import { migrate, migrationsFolder } from '#db/migrate.ts'
import { needsEmbedded } from '../needsEmbedded.ts'
import { type Address, addressOf, runAsAdmin } from '../postgres.ts'
import { createSpread, dropSpread, listNodes } from './cluster.ts'
import { standIn } from './standIn.ts'

// Two servers with a stand-in for the extension, which is not here.

type Server = Extract<Address, { host: string }>

/** A server on which `create extension citus` creates the stand-in. */
async function startServer(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-cluster-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'extension'))
  writeFileSync(join(folder, 'extension', 'citus.control'), "default_version = '1'\n")
  writeFileSync(join(folder, 'extension', 'citus--1.sql'), standIn)
  const { connection, stop } = await startEmbedded({
    ...{ dataDir: join(folder, 'data'), durable: false, log: () => {} },
  })
  onTestFinished(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const path = pg.escapeLiteral(`${folder}:$system`)
  await runAsAdmin(connection, `alter role ${connection.user} set extension_control_path = ${path}`)
  return connection
}

async function query(address: Address, text: string): Promise<unknown[]> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

test('a clone is a cluster of its own, over the nodes of the given one', async (context) => {
  needsEmbedded('starts two servers')(context)
  const [coordinator, worker] = [await startServer(), await startServer()]
  expect(await listNodes(coordinator)).toEqual([])
  await runAsAdmin(coordinator, 'create extension citus')
  await expect(listNodes(coordinator)).rejects.toThrow('citus_set_coordinator_host')
  for (const [call, { host, port }] of [
    ['citus_set_coordinator_host', coordinator],
    ['citus_add_node', worker],
  ] as const) {
    await runAsAdmin(coordinator, `select ${call}($1, $2)`, [host, port])
  }
  const nodes = await listNodes(coordinator)
  expect(nodes.map(({ host, hasShards }) => [host, hasShards])).toEqual([
    [coordinator.host, false],
    [worker.host, true],
  ])
  await runAsAdmin(coordinator, 'create database template_of_ours template template0')
  const pool = new pg.Pool({ ...addressOf(coordinator, 'template_of_ours'), max: 1 })
  await migrate(pool, migrationsFolder)
  await pool.end()
  const name = 'evenkeel_clone'
  await createSpread({ address: coordinator, template: 'template_of_ours', nodes }, name)
  const own = addressOf(coordinator, name)
  expect(await listNodes(own)).toEqual(nodes)
  const placed = `select count(*)::int from pg_dist_partition where partmethod = 'h' or repmodel = 't'`
  const spread = Object.values(placements).filter((place) => place !== 'coordinator')
  expect(await query(own, placed)).toEqual([spread.length + 1])
  const created = `select extname from pg_extension where extname = 'citus'`
  expect(await query(addressOf(worker, name), created)).toEqual(['citus'])
  await dropSpread(coordinator, nodes, name)
  const left = `select datname from pg_database where datname = '${name}'`
  expect([...(await query(coordinator, left)), ...(await query(worker, left))]).toEqual([])
})
