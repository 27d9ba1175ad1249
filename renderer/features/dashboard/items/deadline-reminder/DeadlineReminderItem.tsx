/** Has nothing to show yet. */
export function DeadlineReminderItem() {
  return null
}
