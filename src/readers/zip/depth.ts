/** Archives around a document, the outermost included: the contract's limit against archives without end. */
export const MAX_ARCHIVE_DEPTH = 3;
