const words = {
  title: 'Sign In',
  heading: 'Sign in to your portal',
  intro: 'Agents, customers and administrators use the same door.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign In',
  reset: 'Reset password',
  newAgency: 'New agency?',
  signUp: 'Create an account',
  resend: 'Send the mail again',
  ended: 'Your session has ended. Sign in again to go on where you were.',
};
export type AccountMessages = typeof words;
export default words;
