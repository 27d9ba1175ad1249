import type { Finish, Look } from '../../look.types.ts'
import { hex, mix, type Rgb, times } from './color.ts'
import type { Material } from './material.types.ts'
import { cloud, hash } from './noise.ts'
import { type Cell, herringbone, hexagons, rows } from './patterns.ts'
import { groutFor, jointed, metal, painted, plain, planar, stoneAt, terrazzoAt, woodAt } from './surfaces.ts'
import type { Vec } from './vec.ts'

interface Gloss {
  readonly shine: number
  readonly roughness: number
}

/** How a finish reflects. */
export function glossOf(finish: Finish): Gloss {
  switch (finish) {
    case 'gloss':
      return { shine: 0.045, roughness: 0.05 }
    case 'satin':
      return { shine: 0.025, roughness: 0.22 }
    case 'matt':
      return { shine: 0, roughness: 0.6 }
  }
}

type Piece = (u: number, v: number) => Cell

const LAYINGS: Readonly<Record<string, { readonly piece: Piece; readonly joint: number }>> = {
  'tile-metro': { piece: (u, v) => rows(u, v, 0.15, 0.075, 0.5), joint: 0.003 },
  'tile-30x60': { piece: (u, v) => rows(u, v, 0.6, 0.3, 0.5), joint: 0.0034 },
  'tile-60': { piece: (u, v) => rows(u, v, 0.6, 0.6, 0), joint: 0.0034 },
  'tile-120': { piece: (u, v) => rows(u, v, 1.2, 0.6, 0.5), joint: 0.003 },
  hexagon: { piece: (u, v) => hexagons(u, v, 0.15), joint: 0.0036 },
  mosaic: { piece: (u, v) => rows(u, v, 0.05, 0.05, 0), joint: 0.0028 },
}

const WOODS: Readonly<Record<string, { readonly piece: Piece; readonly joint: number }>> = {
  plank: { piece: (u, v) => rows(u, v, 0.7, 0.1, 'random'), joint: 0.0022 },
  'wide-plank': { piece: (u, v) => rows(u, v, 2.2, 0.24, 'random'), joint: 0.0026 },
  herringbone: { piece: (u, v) => herringbone(u, v, 0.12), joint: 0.0022 },
}

function tiled(look: Look, piece: Piece, joint: number): Material {
  const base = hex(look.color)
  const vein = hex(look.accent ?? look.color)
  const grout = groutFor(base)
  const veins = look.accent ? 0.5 : 0
  const g = glossOf(look.finish)
  return painted(
    base,
    (p, n, footprint) => {
      const [u, v] = planar(p, n)
      const cell = piece(u, v)
      const tone = 1 + (hash(cell.id, 9) - 0.5) * 0.055
      const body = stoneAt(times(base, tone), vein, veins, u + hash(cell.id, 3) * 9, v + hash(cell.id, 4) * 9, 0)
      return jointed(body, cell, joint, grout, footprint)
    },
    { shine: Math.max(g.shine, 0.012), roughness: Math.min(g.roughness, 0.32) },
  )
}

function planked(look: Look, piece: Piece, joint: number): Material {
  const base = hex(look.color)
  const gap = times(base, 0.4)
  const g = glossOf(look.finish)
  return painted(
    base,
    (p, n, footprint) => {
      const [u, v] = planar(p, n)
      const cell = piece(u, v)
      return jointed(woodAt(base, cell.id, cell.along, cell.across, footprint), cell, joint, gap, footprint)
    },
    { shine: Math.max(g.shine, 0.014), roughness: Math.max(0.2, Math.min(g.roughness, 0.34)) },
  )
}

function stone(look: Look, veins: number): Material {
  const base = hex(look.color)
  const vein = look.accent ? hex(look.accent) : mix(times(base, 0.45), [0.2, 0.19, 0.18], 0.3)
  return painted(
    base,
    (p, n) => {
      const [u, v] = planar(p, n)
      return stoneAt(base, vein, veins, u + (Math.abs(n[0]) > 0.7 ? 4.4 : 0), v, 3)
    },
    glossOf(look.finish),
  )
}

function fluted(look: Look): Material {
  const base = hex(look.color)
  return painted(
    base,
    (p, n, footprint) => {
      const [u, v] = planar(p, n)
      const id = Math.floor(u / 0.032)
      const round = Math.cos(((u / 0.032) % 1) * 2 * Math.PI)
      const body = woodAt(base, id, v, u, footprint)
      return times(body, 0.84 - 0.24 * round)
    },
    glossOf(look.finish),
  )
}

/** Timber with upright grain (or lying, with `lying`), in boards of the given width. */
export function timber(color: string, finish: Finish, lying = false, board = 0.6): Material {
  const base = hex(color)
  return painted(
    base,
    (p, n, footprint) => {
      const [u, v] = planar(p, n)
      const [along, across] = lying ? [u, v] : [v, u]
      return woodAt(base, Math.floor(across / board) + 40, along, across, footprint)
    },
    glossOf(finish),
  )
}

const clouded = (base: Rgb, p: Vec, n: Vec): Rgb => {
  const [u, v] = planar(p, n)
  return times(base, 1 + 0.14 * (cloud(u * 1.7, v * 1.7, 4, 5) - 0.5) + 0.05 * (cloud(u * 12, v * 12, 2) - 0.5))
}

/** Colours that stand for a metal, and how rough it is. */
const METALS: Readonly<Record<string, Material>> = {
  '#c9ced3': metal('#dfe3e6', 0.03),
  '#a9adb0': metal('#b9bcbe', 0.17),
  '#b8924f': metal('#dfbc80', 0.15),
  '#d5dcde': metal('#e9efef', 0),
  '#dbe1e2': metal('#edf2f2', 0),
}

const TIMBERS: readonly string[] = ['#c9a173', '#6b4a33', '#7d5a3c', '#e0cfae', '#c78f5c', '#d9c7ab']

/** The material of fittings and furniture in one colour: a metal or a timber by its colour, else lacquer. */
export function solid(color: string, finish: Finish = 'satin', lying = false): Material {
  const found = METALS[color.toLowerCase()]
  if (found) return found
  if (TIMBERS.includes(color.toLowerCase())) return timber(color, finish === 'gloss' ? 'satin' : finish, lying)
  return plain(color, finish === 'matt' ? { shine: 0.014, roughness: 0.34 } : glossOf(finish))
}

/** The material of a piece of furniture with this look: its colour and pattern. */
export function body(look: Look, lying = false): Material {
  if (look.pattern === 'plank' || look.pattern === 'wide-plank') return timber(look.color, look.finish, lying)
  return look.pattern === 'plain' ? solid(look.color, look.finish, lying) : surfaceOf(look)
}

/** The material that a look asks for on floors, walls and fronts. */
export function surfaceOf(look: Look): Material {
  const laying = LAYINGS[look.pattern]
  if (laying) return tiled(look, laying.piece, laying.joint)
  const wood = WOODS[look.pattern]
  if (wood) return planked(look, wood.piece, wood.joint)
  const base = hex(look.color)
  switch (look.pattern) {
    case 'marble':
      return stone(look, 0.85)
    case 'concrete':
      return painted(base, (p, n) => clouded(base, p, n), glossOf(look.finish))
    case 'terrazzo': {
      const chip = hex(look.accent ?? '#8a7f76')
      return painted(
        base,
        (p, n, footprint) => terrazzoAt(base, chip, ...planar(p, n), footprint),
        glossOf(look.finish),
      )
    }
    case 'fluted':
      return fluted(look)
    default:
      return plain(look.color, glossOf(look.finish))
  }
}

/** A painted wall: matt, with a trace of the roller. */
export function wallPaint(color: string): Material {
  const base = hex(color)
  return painted(base, (p, n) => {
    const [u, v] = planar(p, n)
    return times(base, 1 + 0.012 * (cloud(u * 30, v * 30, 2) - 0.5) + 0.018 * (cloud(u * 0.8, v * 0.8, 2) - 0.5))
  })
}
