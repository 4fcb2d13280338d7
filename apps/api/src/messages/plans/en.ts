/** Messages about plans and payments, and the labels of receipts. */
export const en = {
  'plan.created': 'Plan created successfully',
  'plan.updated': 'Plan updated successfully',
  'plan.notFound': 'This plan does not exist',
  'plan.notYours': 'Only an agency admin can buy a plan for the agency',
  'plan.exists': 'Your agency already has a plan. Please update it instead.',
  'plan.priceChanged': 'The price has changed to {amount}. Please check it before you pay.',
  'plan.replaced': 'Your agency now has another plan. Please check it before you pay.',
  'payment.declined': 'Your card was declined. Please use another card.',
  'payment.insufficientFunds': 'Your card has insufficient funds. Please use another card.',
  'payment.expiredCard': 'Your card has expired. Please use another card.',
  'payment.incorrectCvc': 'The security code of your card is incorrect. Please check it.',
  'payment.processingError': 'An error occurred while processing your card. Please try again in a moment.',
  'payment.authenticationRequired':
    'Your bank wants to confirm this payment, which is not possible here. Please use another card.',
  'payment.tokenInvalid': 'The card details can be used once only. Please enter your card again.',
  'payment.abandoned': 'The payment did not go through, and nothing was charged. Please try again.',
  'payment.unavailable': 'Payments are not possible at the moment, and nothing was charged. Please try again later.',
  'payment.unknown':
    'The payment provider has not answered yet. You will not be charged twice. Your plan starts as soon as the payment is confirmed.',
  'payment.inProgress':
    'Another payment of your agency is being processed. Please wait a moment and look at your plan.',
  'payment.belowMinimum':
    'The amount to pay, {amount}, is below the minimum card payment of {minimum}. Please use another coupon.',
  'payment.cardRequired': 'Please enter your card',
  'payment.webhookRefused': 'This is not a message of the payment provider',
  'transaction.noReceipt': 'This receipt does not exist',
  'receipt.title': 'Receipt',
  'receipt.text': 'Thank you for your payment.',
  'receipt.date': 'Paid on',
  'receipt.package': 'Package',
  'receipt.period': 'Period',
  'receipt.card': 'Card',
  'receipt.price': 'Price',
  'receipt.discount': 'Discount',
  'receipt.paid': 'Paid',
} as const;
