/** Status of a record that users can deactivate. */
export type Status = 'ACTIVE' | 'INACTIVE';

export const statusOf = (active: boolean): Status => (active ? 'ACTIVE' : 'INACTIVE');
