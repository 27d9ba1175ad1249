import { writeFileSync } from 'node:fs'
import { drawLindenhofMap } from './lindenhof-map.ts'

/** `node resources/authoring/map/build-map.ts FILE.pmtiles`: writes the sample's tiles. */
const [, , path = 'resources/projects/lindenhof/building/lindenhof.pmtiles'] = process.argv
writeFileSync(path, drawLindenhofMap())
