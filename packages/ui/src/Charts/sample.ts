/** Sample data for the chart stories. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const premium = [
  {
    name: 'Premium',
    values: [18_420, 22_150, 31_208.75, 27_900, 41_300, 38_412, 44_980, 39_120, 47_300, 50_110, 48_705, 52_870],
  },
];

export const quotes = [
  { name: 'Sent', values: [24, 31, 28, 40, 36, 44, 41, 38, 47, 52, 49, 51] },
  { name: 'Accepted', values: [11, 16, 12, 21, 19, 25, 20, 22, 27, 30, 26, 31] },
  { name: 'Expired', values: [4, 6, 5, 7, 3, 8, 9, 5, 6, 4, 7, 5] },
];

export const stages = [
  { name: 'New', value: 34, note: '$61,200' },
  { name: 'Contacted', value: 52, note: '$118,430' },
  { name: 'Quoted', value: 41, note: '$96,880' },
  { name: 'Quote Review', value: 12, note: '$22,150' },
  { name: 'Policy Review', value: 9, note: '$14,700' },
  { name: 'Won', value: 27, note: '$74,310', group: 1 },
  { name: 'Policied', value: 23, note: '$68,905', group: 1 },
  { name: 'Lost', value: 18, note: '$31,040', group: 2 },
];

export const statuses = [
  { name: 'Active', value: 312 },
  { name: 'Expiring', value: 64 },
  { name: 'In Review', value: 41 },
  { name: 'Pending', value: 28 },
  { name: 'Cancelled', value: 12 },
];
