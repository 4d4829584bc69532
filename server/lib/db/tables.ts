// The tables as Kysely sees them: the counterpart of db/migrations.
import type { AccountTables } from './tables/accounts.ts'
import type { ContentTables } from './tables/content.ts'
import type { MediaTables } from './tables/media.ts'
import type { SandboxTables } from './tables/sandbox.ts'

export type Database = AccountTables & ContentTables & MediaTables & SandboxTables
