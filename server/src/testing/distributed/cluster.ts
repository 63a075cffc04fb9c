import pg from 'pg'
import { openDb } from '#db/db.ts'
import { distribute } from '#db/distribute.ts'
import { hasCitus } from '#db/placeTables.ts'
import { type Address, addressOf, runAsAdmin } from '../postgres.ts'

/** A node of a Citus cluster, as its coordinator knows it. */
export type ClusterNode = {
  host: string
  port: number
  isCoordinator: boolean
  hasShards: boolean
}

type Cluster = { address: Address; template: string; nodes: readonly ClusterNode[] }

/** Few, because each test file creates them anew. */
const shardCount = 4

/** The nodes of the cluster that a database belongs to, the coordinator first; none without the extension. */
export async function listNodes(address: Address): Promise<ClusterNode[]> {
  return withClient(address, async (client) => {
    if (!(await hasCitus(client))) return []
    const { rows } = await client.query<ClusterNode>(
      `select nodename as host, nodeport as port, groupid = 0 as "isCoordinator", shouldhaveshards as "hasShards"
        from pg_dist_node where isactive and noderole = 'primary' order by groupid`,
    )
    if (rows[0]?.isCoordinator) return rows
    throw new Error('The cluster does not know its coordinator: call citus_set_coordinator_host')
  })
}

/** Creates a database on every node, and spreads the template's tables as `npm run distribute` does. */
export async function createSpread(
  { address, template, nodes }: Cluster,
  name: string,
): Promise<void> {
  for (const worker of workersOf(nodes)) {
    const at = nodeAddress(address, worker)
    await runAsAdmin(at, `create database ${name} template template0`)
    await runAsAdmin(addressOf(at, name), 'create extension citus')
  }
  await runAsAdmin(address, `create database ${name} template ${template}`)
  await runAsAdmin(address, `alter database ${name} set citus.shard_count = ${shardCount}`)
  const own = addressOf(address, name)
  await runAsAdmin(own, 'create extension citus')
  for (const { host, port, isCoordinator, hasShards } of nodes) {
    const call = isCoordinator ? 'citus_set_coordinator_host' : 'citus_add_node'
    await runAsAdmin(own, `select ${call}($1, $2)`, [host, port])
    const shards = `select citus_set_node_property($1, $2, 'shouldhaveshards', $3)`
    await runAsAdmin(own, shards, [host, port, hasShards])
  }
  const pool = new pg.Pool({ ...own, max: 1 })
  try {
    await distribute(openDb(pool))
  } finally {
    await pool.end()
  }
}

export async function dropSpread(
  address: Address,
  nodes: readonly ClusterNode[],
  name: string,
): Promise<void> {
  for (const at of [address, ...workersOf(nodes).map((worker) => nodeAddress(address, worker))]) {
    await runAsAdmin(at, `drop database ${name} with (force)`)
  }
}

function workersOf(nodes: readonly ClusterNode[]): ClusterNode[] {
  return nodes.filter(({ isCoordinator }) => !isCoordinator)
}

/** A node by the coordinator's user and password; its host may be a folder of sockets. */
function nodeAddress(coordinator: Address, { host, port }: ClusterNode): Address {
  if (!('connectionString' in coordinator)) return { ...coordinator, host, port }
  const url = new URL(coordinator.connectionString)
  url.searchParams.set('host', host)
  url.port = String(port)
  return { connectionString: url.href }
}

async function withClient<T>(address: Address, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(address)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
