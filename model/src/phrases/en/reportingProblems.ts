/** What reports, subscriptions and table exports refuse. */
export const reportingProblems = {
  ReportNotFound: "There is no such report.",
  ReportRunNotFound:
    "This report is not there any more: reports are kept for a day, and as long as you may see what is in them. Please run it again.",
  ReportNotDone: "This report is not finished yet.",
  ReportPeriodOrder: "The time would end before it begins.",
  ReportPeriodInvalid: "Choose 1 to 24 months, 1 to 730 days, or two dates.",
  SubscriptionRunning: "This subscription is running: its mails are being written. Please try again in a moment.",
  SubscriptionTypeInvalid: "There is no such kind of subscription. Choose when programs start, end or come again.",
  SubscriptionNobody: "Nobody receives this subscription. Choose at least one user first.",
  MailNotSetUp: "This installation has no mail server, so nothing can be sent. Please ask whoever runs it.",
  ReportTooLarge: "The report has too many lines. Choose a shorter time, fewer companies or fewer programs.",
  DashboardNotFound: "There is no such dashboard of yours. Somebody signed in as you may have deleted it.",
  DashboardTooMany: "You have {{maximum}} dashboards already. Delete one first.",
} as const;
