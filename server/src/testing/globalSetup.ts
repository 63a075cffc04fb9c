import type { TestProject } from 'vitest/node'
import { type ClusterNode, listNodes } from './distributed/cluster.ts'
import { startTestPostgres, type TestPostgres } from './postgres.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  export interface ProvidedContext {
    postgres: TestPostgres
    /** If the server is the coordinator of a Citus cluster, its nodes, over which each clone is spread. */
    nodes: readonly ClusterNode[]
  }
}

/** One real PostgreSQL for the whole run; each test file clones its template database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, template, stop } = await startTestPostgres()
  project.provide('postgres', { address, template })
  project.provide('nodes', await listNodes(address))
  return stop
}
