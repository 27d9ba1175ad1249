import { Component, type ErrorInfo, type ReactNode } from 'react'

interface ItemBoundaryProps {
  /** Another one is tried anew: what an editor has changed may be drawn again. */
  readonly item: object
  readonly children: ReactNode
}

interface ItemBoundaryState {
  readonly item: object
  readonly hasFailed: boolean
}

/** Leaves out an item that throws while it is drawn, or whose code cannot be had; the rest of the page stays. */
export class ItemBoundary extends Component<ItemBoundaryProps, ItemBoundaryState> {
  override state: ItemBoundaryState = { item: this.props.item, hasFailed: false }

  static getDerivedStateFromProps({ item }: ItemBoundaryProps, state: ItemBoundaryState): ItemBoundaryState | null {
    return item === state.item ? null : { item, hasFailed: false }
  }

  static getDerivedStateFromError(): Pick<ItemBoundaryState, 'hasFailed'> {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('an item of the dashboard cannot be drawn', error, info.componentStack)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
