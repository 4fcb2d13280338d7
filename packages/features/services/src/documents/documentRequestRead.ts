import { readById } from '@fairlead/kit';

/** Request for a document. A module of its own, so that the manifest does not load the requests of the area. */
export const documentRequestRead = readById('/api/document-request/id/{id}');
