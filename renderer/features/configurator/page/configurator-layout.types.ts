import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'

/** What every form of the configurator's page is given. */
export interface ConfiguratorLayoutProps {
  readonly room: Room
  /** The rooms of the menu. */
  readonly rooms: readonly Room[]
  /** Item that the address opens. */
  readonly deepLinkItemId: string | null
  readonly logoUrl: string | null
  readonly projectName: string
}
