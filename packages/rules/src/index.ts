export {
  type Access,
  checkAccess,
  type Guard,
  hasPrivilege,
  isAllowed,
  type Role,
  type RoleGuard,
  roles,
  type Viewer,
} from './access.ts';
export {
  type AccountAction,
  type AccountRefusal,
  accountRefusal,
  type ControlledAccount,
  mayControlAccount,
} from './accountControl.ts';
export {
  accountLimits,
  accountTextLimits,
  earliestBirthDay,
  isBirthDay,
  signUpPhonePattern,
} from './accounts.ts';
export {
  type CallDirection,
  type CallOutcome,
  callDirections,
  callOutcomes,
  customerTimelineKinds,
  mayChangeNote,
  mayReadTimeline,
  type NoteKind,
  noteKinds,
  noteLimits,
  type TimelineKind,
  type TimelineRecordType,
  timelineKinds,
} from './activity.ts';
export { type AddressType, addressLines, addressTypes, mayChangeAddress, mayKeepAddress } from './addresses.ts';
export {
  type AdminStatus,
  adminStatus,
  adminStatuses,
  changedBeyond,
  getDependentPrivileges,
  isFullAccess,
  isPrivilege,
  mayAssign,
  roleLimits,
  withImpliedReads,
} from './adminRoles.ts';
export { type AgencyAccess, type AgencyVerification, agencyDeletableAt, agencyVerification } from './agencies.ts';
export { type AuditAction, type AuditRecord, auditActions, auditRecords } from './audit.ts';
export { cardName } from './cards.ts';
export { countCharacters } from './characters.ts';
export { claimSteps } from './claimSteps.ts';
export * from './claims.ts';
export {
  type ContactType,
  companyFields,
  contactLimits,
  contactPhonePattern,
  contactTypes,
  type EntityLegalType,
  entityLegalTypes,
  fullName,
  mayGiveContact,
} from './contacts.ts';
export {
  applyDiscount,
  type CouponState,
  couponCodePattern,
  couponLimits,
  type DiscountType,
  discountTypes,
  isCouponActive,
  isExpired,
  isFutureDay,
  usesRemaining,
  utcToday,
} from './coupons.ts';
export { CSV_START, csvLine } from './csv.ts';
export { customerViewMinutes, mayViewAsCustomer } from './customerViews.ts';
export { DAY, dateOf, dayFrom, dayOf, isDay, localDay, monthStart, secondsOf } from './days.ts';
export * from './disputes.ts';
export {
  awaitsDocumentAnswer,
  DOCUMENT_DAYS_BEFORE_EXPIRY,
  type DocumentRequestRecordType,
  type DocumentRequestStatus,
  documentRequestLimits,
  documentRequestRecordTypes,
  documentRequestStatuses,
  FIRST_DOCUMENT_REMINDER,
  isDocumentOverdue,
  isDocumentReminderDue,
  mayRequestDocuments,
  proposedDocumentDay,
  type RequestedDocumentType,
  replacesRequestedDocument,
  requestedDocumentTypes,
  takesRequestedDocument,
} from './documentRequests.ts';
export {
  type EmailFailure,
  type EmailStatus,
  type EmailType,
  emailFailures,
  emailLimits,
  emailStatuses,
  emailTypes,
  extensionOf,
  fitsMail,
  listedSubject,
  type MailSide,
} from './emails.ts';
export {
  documentUploadTypes,
  imageLimits,
  mayUpload,
  type ReplaceRefusal,
  replaceRefusal,
  smallImages,
} from './files.ts';
export * from './labels/index.ts';
export { isLanguage, type Language, languageNames, languages, pickLanguage } from './languages.ts';
export { isLicenseDay, licenseLimits, licenseNumberPattern } from './license.ts';
export {
  DEFAULT_PAGE_SIZE,
  MAX_EXPORTED_IDS,
  MAX_LISTED,
  MAX_SEARCH_RESULTS,
  MAX_UPLOAD_BYTES,
  pageSizes,
  passkeyLimits,
  signInLimit,
  TEXT_MAX_LENGTH,
} from './limits.ts';
export {
  type FilteredList,
  type FilterField,
  type FilterFieldOf,
  type FilterOperator,
  type FilterRecord,
  filteredLists,
  filterLimits,
  isFilter,
  type ListFilter,
  listFilters,
  listViewLimits,
  ME,
  operatorsOf,
  parseFilters,
  printFilters,
  readFilters,
} from './listFilters.ts';
export {
  agencyPhonePattern,
  type InvitationState,
  invitationState,
  invitationStates,
  type MemberRights,
  memberRole,
  ownRightsLost,
} from './members.ts';
export { fromCents, isMoney, toCents } from './money.ts';
export { nextTermOf, type PremiumChange, premiumChange } from './nextTerm.ts';
export { type DigestDays, digestDays, endOfQuietHours, quietTimes } from './notificationSchedule.ts';
export {
  defaultChannels,
  hasOwnMail,
  mayBeNotified,
  maySwitchChannel,
  type NotificationChannel,
  type NotificationChannels,
  type NotificationEvent,
  type NotificationFilter,
  type NotificationGroup,
  notificationChannels,
  notificationEventNames,
  notificationEvents,
  notificationEventsOf,
  notificationFilters,
  notificationGroupOf,
  notificationGroups,
  notificationPath,
} from './notifications.ts';
export {
  AUTOMATED_QUOTE_TAG,
  boardStatuses,
  type CustomerDocType,
  canQuoteAutomatically,
  customerDocTypes,
  MAX_PREMIUM,
  type OpportunityCreator,
  type OpportunityStatus,
  opportunityCreators,
  opportunityFilters,
  opportunityStatuses,
  ownsContact,
  policyUploadTypes,
  reviewStatus,
  settableStatuses,
  takesPolicy,
} from './opportunities.ts';
export * from './pagePlan.ts';
export {
  brokenPasswordRules,
  meetsPasswordRule,
  type PasswordRule,
  passwordLimits,
  passwordRules,
} from './passwords.ts';
export {
  agencyPlanStates,
  type Charge,
  chargeFor,
  isChargeable,
  MIN_CHARGE_CENTS,
  PLAN_EXPIRING_DAYS,
  PLAN_GRID_PAGE_SIZE,
  type PlanStatus,
  planEnd,
  planStatusAt,
} from './plans.ts';
export {
  answersCertificates,
  asksForCertificate,
  awaitsDocument,
  type BillingType,
  billingTypes,
  type CertificateStatus,
  certificateStatuses,
  endsAfter,
  freePremium,
  insuresVehicle,
  isInForce,
  mayAnswerCertificate,
  mayAssignPolicy,
  mayCancelPolicy,
  mayChangePolicyDocs,
  mayEditPolicy,
  mayPayPolicy,
  mayReadCertificates,
  mayRequestCertificate,
  NEW_POLICY_STATUS,
  needsInvoiceNumber,
  type PolicyDocType,
  type PolicyPaymentStatus,
  type PolicyPaymentTerm,
  type PolicyPaymentType,
  type PolicySource,
  type PolicyStatus,
  type PolicyTransactionType,
  type PolicyType,
  policyDocTypes,
  policyFilters,
  policyLimits,
  policyPaymentStatuses,
  policyPaymentTerms,
  policyPaymentTypes,
  policySources,
  policyStatuses,
  policyTransactionTypes,
  policyTypes,
  type RenewalDays,
  renewalDays,
  runningPolicyStatuses,
} from './policies.ts';
export { isSpreadsheetName, policyImport } from './policyImport.ts';
export { type Privilege, type PrivilegeGroup, privilegeGroups, privileges } from './privileges.ts';
export { agentProfileFields, offeredBy, profileLimits, profilePhonePattern } from './profile.ts';
export {
  answerOf,
  awaitsAnswer,
  COVERAGE_DESCRIPTION_MAX_LENGTH,
  COVERAGE_TEXT_MAX_LENGTH,
  isPremium,
  mayBeginOn,
  openQuoteStatuses,
  ownsQuote,
  QUOTE_REASON_MAX_LENGTH,
  type QuoteAnswer,
  type QuoteFeedback,
  type QuoteState,
  type QuoteStatus,
  type QuoteStep,
  quoteAnswers,
  quoteDocPageSizes,
  quoteFeedbacks,
  quoteFormStatuses,
  quoteLock,
  quoteMailLimits,
  quoteStatusChoices,
  quoteStatuses,
  quoteStep,
  takesDocs,
} from './quotes.ts';
export {
  REFUND_NOTE_MAX_LENGTH,
  type RefundReason,
  type RefundStatus,
  refundable,
  refundReasons,
  refundStatuses,
} from './refunds.ts';
export {
  isRenewable,
  lastRenewalDay,
  mayRenewPolicies,
  NON_RENEWAL_NOTE_MAX_LENGTH,
  type NonRenewalReason,
  nonRenewalReasons,
  RENEWAL_ENDS,
  type RenewalDue,
  type RenewalStage,
  type RenewalStep,
  renewalDues,
  renewalStages,
  renewalStep,
} from './renewals.ts';
export * from './retention.ts';
export { isBlankHtml, richText } from './richText.ts';
export {
  type MailingAddressField,
  mailingAddressFields,
  mayAnswerService,
  mayMoveService,
  mayRequestService,
  needsServiceAnswer,
  requiredServiceTexts,
  type ServiceRequestStatus,
  type ServiceType,
  serviceLimits,
  serviceRequestStatuses,
  serviceTypes,
} from './serviceRequests.ts';
export * from './signInSecurity.ts';
export {
  monthsOf,
  packageLimits,
  type SubscriptionDuration,
  subscriptionDurations,
} from './subscriptionPackages.ts';
export {
  areTaskRuleDays,
  dayIn,
  isTimeZone,
  lastDayOfWeek,
  mayDeleteTask,
  mayHandleTask,
  TASK_CALENDAR_DAYS,
  type TaskKind,
  type TaskRecordType,
  type TaskRule,
  taskKinds,
  taskLimits,
  taskRecordTypes,
  taskRuleDayLimits,
  taskRuleDays,
  taskRules,
  WORK_GROUP_SIZE,
  type WorkGroup,
  type WorkScope,
  workGroups,
  workScopes,
} from './tasks.ts';
export { addMonths, termMonths, USUAL_TERM } from './terms.ts';
export { beginsLike, controlCharacter, MIN_TYPO_LETTERS, reordering, visible, wordsOf } from './texts.ts';
export { isWebUrl, URL_MAX_LENGTH, webAddress } from './urls.ts';
export {
  isPastDay,
  mayReview,
  type ReviewOutcome,
  reviewOutcomes,
  SHORT_NOTE_MAX_LENGTH,
  type UploadedDocState,
  type VerificationStatus,
  verificationStatus,
} from './verification.ts';
