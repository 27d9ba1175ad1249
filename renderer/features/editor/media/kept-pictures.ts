import { type ProjectImage, usePictureStore } from '../forms/use-pictures.ts'

/** Puts what has become of a picture in its place of the list, or first where it is new. */
export function keepPicture(projectId: string, picture: ProjectImage): void {
  usePictureStore.setState((state) => {
    if (state.projectId !== projectId || state.pictures === null) return state
    const isKnown = state.pictures.some(({ id }) => id === picture.id)
    return {
      pictures: isKnown
        ? state.pictures.map((one) => (one.id === picture.id ? picture : one))
        : [picture, ...state.pictures],
    }
  })
}

/** Takes a picture out of the list. */
export function dropPicture(projectId: string, pictureId: string): void {
  usePictureStore.setState((state) =>
    state.projectId === projectId && state.pictures !== null
      ? { pictures: state.pictures.filter(({ id }) => id !== pictureId) }
      : state,
  )
}
