import type { Viewer } from './access.ts';
import { ownsContact } from './opportunities.ts';

/** Minutes after which a view of the portal as a customer ends. Activity does not extend them. */
export const customerViewMinutes = 30;

/** Whether a user may view the portal as the customer of a contact: the licensed agent of the contact, and agency admins. */
export const mayViewAsCustomer = (viewer: Viewer, userId: string, contact: { agent: { id: string } }): boolean =>
  viewer.role === 'AGENT' &&
  viewer.subscribed &&
  !viewer.mustEnrol &&
  (viewer.agencyAdmin || (viewer.licensed && ownsContact(userId, contact)));
