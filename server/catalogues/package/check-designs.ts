import { PORTALS } from '#shared/contracts/primitives.ts'
import type { ProjectFile } from '#shared/contracts/project-package.ts'
import type { DesignFaultCode } from '#shared/domain/designs/field.types.ts'
import { isJsonObject, type JsonObject, valueAt } from '#shared/domain/designs/json.types.ts'
import { listFiles, mapFiles } from '#shared/domain/designs/list-files.ts'
import { itemAt, type Outline } from '#shared/domain/designs/outline.ts'
import {
  type DesignFault,
  getChildrenPlace,
  type ItemPath,
  readDashboard,
} from '#shared/domain/designs/read-dashboard.ts'
import { isPackagePath } from './package-documents.ts'
import type { FaultSink } from './package-faults.ts'

/** Faults that say nothing but what they are of. */
const CODES = {
  notAnItem: 'dashboardNotAnItem',
  missing: 'dashboardFieldMissing',
  notText: 'dashboardBadField',
  tooLong: 'dashboardTooLong',
  notANumber: 'dashboardBadField',
  outOfRange: 'dashboardBadField',
  notAFlag: 'dashboardBadField',
  notAnOption: 'dashboardBadField',
  notAColour: 'dashboardBadField',
  badLink: 'dashboardBadAddress',
  badPicture: 'dashboardBadAddress',
  unknownPicture: 'dashboardBadAddress',
  badFilm: 'dashboardBadAddress',
  badFrame: 'dashboardBadAddress',
  unknownHost: 'dashboardUnknownHost',
  badStyle: 'dashboardBadStyle',
  tooMany: 'dashboardTooMany',
  tooDeep: 'dashboardTooMany',
  unknownField: 'dashboardUnknownField',
} as const satisfies Record<Exclude<DesignFaultCode, 'unknownType' | 'wrongPlace' | 'sameId'>, string>

/** What of the dashboards visitors will not see, or not as it is meant. It stops no import: a page shows the rest. */
export function checkDesigns({ dashboards, frame_hosts: frameHosts = [] }: ProjectFile, faults: FaultSink): void {
  for (const portal of PORTALS) {
    const outline = dashboards?.[portal]?.dashboard_config
    if (outline === undefined) continue
    // Files of the package have an address of this host once they are brought in.
    const stored = mapFiles(outline, (address) => (isPackagePath(address) ? getStored(address) : address))
    const pictures = new Set(listFiles(outline).filter(isPackagePath).map(getStored))
    const read = readDashboard(stored, { frameHosts: new Set(frameHosts), pictures })
    for (const fault of read.faults) report(fault, outline, `dashboards.${portal}.dashboard_config`, faults)
  }
}

function getStored(path: string): string {
  return `/${path}`
}

function report({ at, field, code }: DesignFault, outline: Outline, start: string, faults: FaultSink): void {
  const place = getPlace(outline, at, start)
  const path = field === '' ? place : `${place}.${field}`
  const said = (name: string) => {
    const value = valueAt(itemAt(outline, at) ?? {}, name)
    return typeof value === 'string' ? value : ''
  }
  if (code === 'unknownType') faults.warn(path, 'dashboardUnknownType', { type: said('type') })
  else if (code === 'wrongPlace') faults.warn(path, 'dashboardWrongPlace', { type: said('type') })
  else if (code === 'sameId') faults.warn(path, 'dashboardSameId', { id: said('id') })
  else faults.warn(path, CODES[code])
}

/** `dashboards.bp.dashboard_config[2].items[0]`. */
function getPlace(outline: Outline, at: ItemPath, start: string): string {
  let item: JsonObject | null = null
  let place = start
  for (const [depth, index] of at.entries()) {
    const inside: string = item === null ? '' : `.${getChildrenPlace(item) ?? ''}`
    place += `${inside}[${index}]`
    const next = itemAt(outline, at.slice(0, depth + 1))
    item = isJsonObject(next) ? next : null
  }
  return place
}
