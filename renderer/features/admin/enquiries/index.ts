export { EnquiriesPanel } from './EnquiriesPanel.tsx'
export { EnquiryPanel } from './EnquiryPanel.tsx'
