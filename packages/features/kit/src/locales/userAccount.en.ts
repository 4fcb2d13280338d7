/** Messages of the dialog that confirms an action on the account of another person. */
const messages = {
  endSessions: 'This person is signed out on every device and has to sign in again.',
  resetFactor:
    'This removes the authenticator app and the recovery codes, and ends all sessions. The person signs in with the password alone and gets a mail with your name. Make sure that the request is theirs.',
  disable: 'The customer can no longer sign in, and all sessions end. Nothing is deleted.',
  enable: 'The customer can sign in again with the same password.',
  undo: 'Undo',
};
export type UserAccountMessages = typeof messages;
export default messages;
