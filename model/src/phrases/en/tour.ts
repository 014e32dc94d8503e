export const tour = {
  offerTitle: "New here?",
  offerText: "A short tour shows you around in five steps.",
  start: "Show me around",
  skip: "No, thanks",
  again: "Product tour",
  step: "Step {{number}} of {{count}}",
  back: "Back",
  next: "Next",
  done: "Done",
  learner: {
    title: "Your way around Vigil",
    steps: {
      step1: {
        title: "What to do next",
        text: "The amber box on your home page is the one thing to do next. “Continue” takes you to where you stopped, on any computer.",
      },
      step2: {
        title: "Training",
        text: "Under Training you find your programs. Beside each page stands the table of contents: it shows what is done, what is open, and why something is still locked.",
      },
      step3: {
        title: "The simulator",
        text: "At the simulator you decide on each bag: P passes it, H holds it, R rejects it. Every key of the console shows its shortcut. Practise as often as you like before the exam.",
      },
      step4: {
        title: "Results",
        text: "Under Results you look at every bag again, with your marks beside what was really in it. Home shows how you do by threat category, and your X-ray time where your program counts it.",
      },
      step5: {
        title: "Your account",
        text: "Behind your name you change your password, the language and light or dark. Your certificates stand on the home page, ready to be printed.",
      },
    },
  },
  administrator: {
    title: "Your way around Vigil",
    steps: {
      step1: {
        title: "Your dashboard",
        text: "The home page shows figures of the people you look after. Add widgets from the menu, give each its own filters, move them by their handles, and read any of them as a table.",
      },
      step2: {
        title: "Find anything",
        text: "Ctrl K (⌘ K on a Mac) opens the search from everywhere: type the beginning of a list or an action and press Enter.",
      },
      step3: {
        title: "Lists",
        text: "The navigation groups the lists you keep. Filters, sort and page stand in the address, so a list can be sent as a link; select rows to change many at once.",
      },
      step4: {
        title: "What happened",
        text: "Nothing changes without a trace: under Reporting the events tell who did what and when, and reports run over everybody you may see.",
      },
      step5: {
        title: "Your account",
        text: "Behind your name you change your password and light or dark, and can take this tour again. The language is chosen beside it.",
      },
    },
  },
};
