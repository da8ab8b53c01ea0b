export const requestPaths = { list: '/app/requests', one: '/app/requests/:id', day: '/app/requests/day' } as const;

/** `query`: the list's filters, with their `?`. It never names a visitor. */
export const requestHref = (id: string, query = '') => `${requestPaths.list}/${id}${query}`;
