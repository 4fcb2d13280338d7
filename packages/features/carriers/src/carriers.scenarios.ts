import { carriers, crudNetwork, endpoint, fieldError, gone, listOf, rowOf } from '@fairlead/api-client/mocks';

const [, stored] = carriers;
if (!stored) throw new Error('the fixtures hold no carrier');
export const edited = stored;
/** The record after another user has saved it. */
export const theirs = { ...edited, name: 'Summit Casualty Group', version: 2 };

const missing = gone('This carrier no longer exists');
const list = endpoint('get', '/api/carrier/all', ({ query }) =>
  listOf(carriers, query, {
    search: {
      name: ({ name }) => name,
      websiteUrl: ({ websiteUrl }) => websiteUrl,
      claimUrl: ({ claimUrl }) => claimUrl,
    },
    filter: { active: ({ active }) => active },
    sort: { name: ({ name }) => name.toLowerCase() },
  }),
);
const create = endpoint('post', '/api/carrier/create', edited, 'Carrier created successfully');
const upload = endpoint('post', '/api/file/upload', {
  ...edited.image,
  name: 'logo.png',
  size: 1200,
  contentType: 'image/png',
});
const crud = crudNetwork({
  list,
  record: endpoint('get', '/api/carrier/id/{id}', rowOf(carriers, missing)),
  create,
  update: endpoint('put', '/api/carrier/update/', edited, 'Carrier updated successfully'),
  remove: endpoint('delete', '/api/carrier/delete/id/{id}', null, 'Carrier deleted successfully'),
  missing,
  theirs,
  staleMessage: 'This carrier was changed meanwhile',
  others: [upload.usual],
});

/** Network states for the stories. */
export const network = {
  ...crud,
  nameTaken: crud.with(
    create.answers(fieldError(409, 'name', 'nameTaken', 'There is already a carrier with this name')),
  ),
  imageRefused: crud.with(
    upload.answers(fieldError(400, 'file', 'file.notImage', 'Please choose an image (PNG, JPEG, GIF or WebP)')),
  ),
};
