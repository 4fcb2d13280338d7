export { expectAddress, fieldOf, fillFields, press } from './stories/context';
export { deleteStories } from './stories/deleteStories';
export { exportStories } from './stories/exportStories';
export { conflictStory, formStories, rejectedStory, savedStory } from './stories/formStories';
export { listStories } from './stories/listStories';
export { retries } from './stories/loadError';
export { panelStories } from './stories/panelStories';
export { recordStories } from './stories/recordStories';
export { staysWhenStale } from './stories/staleStory';
