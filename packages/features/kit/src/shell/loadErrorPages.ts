export const loadForbiddenPage = () => import('./ForbiddenPage');
export const loadNotFoundPage = () => import('./NotFoundPage');
