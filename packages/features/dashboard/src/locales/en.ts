const words = {
  morning: 'Good morning, {{name}}',
  afternoon: 'Good afternoon, {{name}}',
  evening: 'Good evening, {{name}}',
  'noPlan.title': 'You don’t have any agency subscription plan',
  'noPlan.admin': 'Contacts, quotes and policies open as soon as your agency has one.',
  'noPlan.agent': 'Your agency’s admin manages the plan. Your work is kept.',
  'empty.title': 'Nothing is open to you yet',
  'empty.text': 'What your role allows appears here and in the menu.',
};
export type DashboardMessages = typeof words;
export default words;
