import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { findPostgresBinaries, type PostgresServer, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test files ask for a database. */
    postgresDoor: string
  }
}

/**
 * Set-up of a whole run: one PostgreSQL for all of its test files, started when the first of them asks for a database
 * and stopped at the end. They ask by HTTP, because each of them has a process of its own.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<PostgresServer> | null = null
  const start = () => {
    const binaries = findPostgresBinaries()
    return binaries === null ? Promise.reject(new Error('There is no PostgreSQL.')) : startPostgres(binaries)
  }
  const serve = async (method: string | undefined, address: string) => {
    started ??= start()
    const server = await started
    if (method === 'POST') return server.createDatabase()
    await server.dropDatabase(address)
    return ''
  }
  const door = createServer((request, answer) => {
    void text(request)
      .then((address) => serve(request.method, address))
      .then((said) => answer.end(said))
      .catch((error: unknown) => answer.writeHead(500).end(String(error)))
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  const place = door.address()
  project.provide('postgresDoor', `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`)
  return async () => {
    door.close()
    door.closeAllConnections()
    await (await started)?.stop()
  }
}

/** POST makes an empty database and answers its address, DELETE removes the one at the address. */
export async function askOnePostgres(method: 'POST' | 'DELETE', address = ''): Promise<string> {
  const answer = await fetch(inject('postgresDoor'), { method, body: address })
  const said = await answer.text()
  if (!answer.ok) throw new Error(said)
  return said
}
