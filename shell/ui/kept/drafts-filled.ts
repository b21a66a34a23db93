/** Sent to a page when its fields have been filled with the drafts. */
export const FILLED = 'draftsfilled';
