/**
 * How products of a slot are set up in the studio (`STAGES` of `resources/scenes/blender/products.py`), by room and slot:
 * all those that their room's picture shows too small, half hidden or from where they all look alike. Thumbnails of
 * everything else are cut out of the room's picture.
 */
export const STAGES: Readonly<Record<string, string>> = {
  'bathroom/vanity': 'vanity',
  'guest-bathroom/vanity': 'vanity',
  'bathroom/tap': 'basin-tap',
  'bathroom/mirror': 'mirror',
  'bathroom/flush-plate': 'flush-plate',
  'bathroom/toilet': 'toilet',
  'bathroom/bathtub': 'bathtub',
  'bathroom/shower': 'shower',
  'bathroom/shower-set': 'shower-set',
  'bathroom/radiator': 'towel-radiator',
  'bathroom/lamp': 'lamp',
  'hallway/lamp': 'lamp',
  'living/lamp': 'lamp',
  'nursery/lamp': 'lamp',
  'hallway/switches': 'switches',
  'hallway/wardrobe': 'wardrobe',
  'bedroom/wardrobe': 'wardrobe',
  'kitchen/sink': 'sink',
  'kitchen/tap': 'kitchen-tap',
  'kitchen/hob': 'hob',
  'kitchen/hood': 'hood',
  'living/fireplace': 'fireplace',
  'living/tv-wall': 'tv-wall',
  'living/radiator': 'radiator',
  'living/skirting': 'skirting',
  'windows/frame': 'window-frame',
  'windows/handle': 'window-handle',
  'windows/insect-screen': 'insect-screen',
  'bad-360/ambient-light': 'ambient-light',
  'bad-360/audio': 'audio',
  'bad-360/ceiling': 'ceiling',
}

/** The stage for products of a room's slot; null = they are cut out of the room's picture. */
export const getStage = (roomId: string, slot: string): string | null => STAGES[`${roomId}/${slot}`] ?? null
