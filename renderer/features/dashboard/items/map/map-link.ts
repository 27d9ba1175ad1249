import type { MapPlace } from './map.types.ts'

const MAP = 'https://www.openstreetmap.org'
/** Its own tiles end here. */
const MAX_ZOOM = 19

/** Address of a map of everything around a place; null = nobody says where it is. */
export function mapLink(place: MapPlace | null, address: string, zoom: number): string | null {
  if (place !== null) {
    const { lat, lng } = place
    return `${MAP}/?mlat=${lat}&mlon=${lng}#map=${Math.min(zoom, MAX_ZOOM)}/${lat}/${lng}`
  }
  return address === '' ? null : `${MAP}/search?query=${encodeURIComponent(address)}`
}
