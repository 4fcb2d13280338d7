const words = {
  title: 'Sign In',
  heading: 'Sign in to your portal',
  intro: 'Agents, customers and administrators use the same door.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign In',
  ended: 'Your session has ended. Sign in again to go on where you were.',
};
export type AccountMessages = typeof words;
export default words;
