import { DataFolderTakenError } from './data-folder-lock.ts'
import type { ServerConfig } from './config.ts'

type Where = Pick<ServerConfig, 'port' | 'dataDir' | 'databaseUrl'>

/** One clear line about why the server cannot start. */
export function startFailure(error: unknown, { port, dataDir, databaseUrl }: Where): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (error instanceof DataFolderTakenError) {
    return `Another server works on the data folder ${dataDir}. Stop it, or choose another folder with DATA_DIR; several servers of one portal need PostgreSQL (DATABASE_URL).`
  }
  const message = error instanceof Error ? error.message : String(error)
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop the other program or choose another one, for example PORT=3001.`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
    case 'ENOENT':
      return message.includes('listen')
        ? `Port ${port} may not be used by this user. Choose one from 1024, for example PORT=3001.`
        : `The data folder ${dataDir} cannot be written. Choose another one with DATA_DIR.`
    case 'ENOSPC':
      return `The disk with the data folder ${dataDir} is full.`
    case 'ERR_SQLITE_ERROR':
      return `The database in ${dataDir} cannot be opened: ${message}`
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
      return databaseUrl === null ? message : `The database of DATABASE_URL cannot be reached: ${message}`
    default:
      return `The server cannot start: ${message}`
  }
}
