// Links and addresses come from the list of all pages, which the app reads as it starts.
import '#renderer/app/page-list.ts'
