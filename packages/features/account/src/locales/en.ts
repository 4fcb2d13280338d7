const messages = {
  title: 'Sign In',
  heading: 'Sign in to your portal',
  intro: 'One sign-in for agents, customers and administrators.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign In',
  reset: 'Reset password',
  newAgency: 'New agency?',
  signUp: 'Create an account',
  resend: 'Send the mail again',
  ended: 'Your session has ended. Sign in again to continue where you left off.',
};
export type AccountMessages = typeof messages;
export default messages;
