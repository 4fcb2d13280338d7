const messages = {
  password: 'Password',
  changePassword: 'Change password',
};
export type SecurityMessages = typeof messages;
export default messages;
