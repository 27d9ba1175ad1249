/** Where a camera stands and looks, as `CAMERA` of the scenes (`blender/rooms`). */
export interface Camera {
  /** Metres: to the right, into the picture, up. */
  readonly at: readonly [x: number, y: number, z: number]
  /** Millimetres on a sensor 36 mm wide. */
  readonly lens: number
  /** Shares of the picture's width; upwards it keeps upright lines upright. */
  readonly shift: readonly [across: number, up: number]
  /** Degrees to the left. */
  readonly turn: number
}

/** A film of one scene: the camera goes slowly from one place to another and back. */
export interface FilmPlan {
  /** Module of `blender/rooms`. */
  readonly scene: string
  readonly from: Camera
  readonly to: Camera
  readonly seconds: number
  readonly framesPerSecond: number
  /** Pixels of the film. */
  readonly size: readonly [width: number, height: number]
  /** Path in the sample project. */
  readonly file: string
}

/** The houses of Lindenhof, from the path that leads between them: a few steps to the right and nearer, and back. */
export const FILM: FilmPlan = {
  scene: 'exterior',
  from: { at: [-3.6, -28.2, 1.7], lens: 27, shift: [0, 0.1], turn: -5.2 },
  to: { at: [-0.4, -25.9, 2.3], lens: 27, shift: [0, 0.095], turn: -0.6 },
  seconds: 6,
  framesPerSecond: 24,
  size: [1280, 720],
  file: 'films/lindenhof.webm',
}

export const countFrames = (film: FilmPlan): number => film.seconds * film.framesPerSecond

/**
 * Which picture a frame shows (frames counted from 0): on the way back those of the way there, so that only half of
 * them, and one more, have to be made.
 */
export const pickPicture = (film: FilmPlan, frame: number): number => Math.min(frame, countFrames(film) - frame)

/** How many pictures a film has. */
export const countPictures = (film: FilmPlan): number => Math.floor(countFrames(film) / 2) + 1

/**
 * The camera of a picture. It begins and ends at rest, so that nobody sees where the film turns round or begins anew.
 */
export function getCamera(film: FilmPlan, picture: number): Camera {
  const { from, to } = film
  const way = (1 - Math.cos((2 * Math.PI * picture) / countFrames(film))) / 2
  const between = (a: number, b: number): number => Number((a + (b - a) * way).toFixed(5))
  return {
    at: [between(from.at[0], to.at[0]), between(from.at[1], to.at[1]), between(from.at[2], to.at[2])],
    lens: between(from.lens, to.lens),
    shift: [between(from.shift[0], to.shift[0]), between(from.shift[1], to.shift[1])],
    turn: between(from.turn, to.turn),
  }
}
