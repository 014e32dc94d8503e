/** The demo domain's own certificates, and who has one already. */
export const demoCertificates = {
  templates: [
    {
      name: "Northwind certificate",
      description: "For completed programs, with dates of validity and the code by which it is verified.",
      kind: "program",
      page: `<header>
  <p class="overline">{{domainTitle}}</p>
  <h1>Certificate of competence</h1>
  <hr>
</header>
<section>
  <p class="quiet">{{companyName}} certifies that</p>
  <p class="name">{{fullName}}</p>
  <p>has completed the program</p>
  <h2>{{programTitle}}</h2>
  <p class="accent">{{recurrency}}</p>
</section>
<footer class="columns">
  <div><p class="label">Completed</p><p>{{completionDate}}</p></div>
  <div><p class="label">Valid until</p><p>{{expiryDate}}</p></div>
  <div><p class="signature">{{trainerSignature}}</p><p class="label line">{{trainerName}}, {{authority}}</p></div>
  <div><p class="label">Certificate</p><p>{{certificateId}}</p></div>
  <div><qr></div>
</footer>
<p class="fine">Anybody can verify this certificate at {{verificationAddress}}</p>
`,
    },
    {
      name: "Northwind attendance",
      description: "For completed courses.",
      kind: "class",
      page: `<header>
  <p class="overline">{{domainTitle}}</p>
  <h1>Confirmation of attendance</h1>
</header>
<section>
  <p class="name">{{fullName}}</p>
  <p class="quiet">{{companyName}}</p>
  <p>has completed the course</p>
  <h2>{{courseTitle}}</h2>
  <p class="quiet">of the program {{programTitle}}</p>
</section>
<footer class="columns">
  <div><p class="label">Completed</p><p>{{completionDate}}</p></div>
  <div><qr></div>
</footer>
<p class="fine">Anybody can verify this confirmation at {{verificationAddress}}</p>
`,
    },
  ],
  /** Days since the completion. */
  holders: [
    { username: "xxu", program: "Cabin baggage screening", daysAgo: 41 },
    { username: "ntran", program: "Cabin baggage screening", daysAgo: 133 },
    { username: "mgrech", program: "Cabin baggage screening", daysAgo: 1110 },
  ],
} as const;
