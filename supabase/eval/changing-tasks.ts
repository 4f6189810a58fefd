import {
  agent,
  changed,
  dated,
  deck,
  type EvalTask,
  jane,
  janeLine,
  janeWith,
  noted,
  omar,
  people,
  room,
} from "./task-shape.ts";

const create = agent("create", { people }, [
  ["Remind me to call Jane Doe tomorrow", dated("Call Jane Doe", "2030-06-04", "Jane Doe")],
  ["Remind me to send the contract on Friday", dated("Send the contract", "2030-06-07")],
  ["Add a task to book flights", "+ task Book flights todo"],
  ["Create a task to email Omar Haddad on 2030-07-01", dated("Email Omar Haddad", "2030-07-01", "Omar Haddad")],
  ["I need to prepare the board deck by June 20", dated("Prepare the board deck", "2030-06-20")],
  ["Don't forget to pay the invoice next Monday", dated("Pay the invoice", "2030-06-10")],
  ["Please remind me to review the term sheet today", dated("Review the term sheet", "2030-06-03")],
  ["Follow up with Jane Doe on Thursday", dated("Follow up with Jane Doe", "2030-06-06", "Jane Doe")],
  ["Add a reminder to buy a gift in two weeks", dated("Buy a gift", "2030-06-17")],
  ["Todo: read the pitch by EOD", dated("Read the pitch", "2030-06-03")],
  [
    "Remind me to water the plants every week from Monday",
    "+ task Water the plants due=2030-06-03 todo repeats=weekly",
  ],
  ["Add a note to Jane Doe: likes chess", noted("Likes chess")],
  ["Note on Omar Haddad: is raising a seed round", noted("Is raising a seed round", "Omar Haddad")],
  ["Make a note that Jane Doe: wants an intro to our partner", noted("Wants an intro to our partner")],
  ["Add a note about Mei Lin: prefers mornings", noted("Prefers mornings", "Mei Lin")],
  ["Log a call with Omar Haddad: we talked about pricing", noted("We talked about pricing", "Omar Haddad")],
  ["Jot down for Jane Doe: moves to Lisbon in autumn", noted("Moves to Lisbon in autumn")],
  ["Take a note on Mei Lin: asked for our deck", noted("Asked for our deck", "Mei Lin")],
  ["Add Ines Marrow https://www.linkedin.com/in/eval-ines-marrow", "+ founder Ines Marrow"],
  ["Start following Paul Atreides https://www.linkedin.com/in/eval-paul", "+ founder Paul Atreides"],
  ["Track Nora Field https://www.linkedin.com/in/eval-nora", "+ founder Nora Field"],
]);

const update = agent("update", { people }, [
  ["Set Jane Doe's company to Northwind", ...janeWith("company=Acme", "company=Northwind")],
  ["Change Jane Doe's email to jd@north.test", ...janeWith("email=jane@acme.test", "email=jd@north.test")],
  ["Update Jane Doe's location to Lisbon", ...janeWith("location=Berlin", "location=Lisbon")],
  ["Set the industry of Jane Doe to Health", ...janeWith("industry=Fintech", "industry=Health")],
  ["Move Jane Doe to Contacted", ...janeWith("stage=Lead", "stage=Contacted")],
  ["Set Jane Doe's stage to Contacted", ...janeWith("stage=Lead", "stage=Contacted")],
  ["Mark Jane Doe as Contacted", ...janeWith("stage=Lead", "stage=Contacted")],
  ["Set Jane Doe's priority to 90", ...changed(`${janeLine} priority=90`)],
  ["Clear Jane Doe's email", ...janeWith(" email=jane@acme.test", "")],
  ["Set the owner of Jane Doe to Sam", ...changed(`${janeLine} owner=Sam`)],
  ["Jane Doe's email is new@acme.test", ...janeWith("email=jane@acme.test", "email=new@acme.test")],
  ["Change the stage of Jane Doe to Contacted", ...janeWith("stage=Lead", "stage=Contacted")],
]);

const taskChanges = agent("update", { people, tasks: [deck, room] }, [
  [
    "Mark Send the deck as done",
    "- task Send the deck due=2030-06-01 todo person=Jane Doe",
    "+ task Send the deck due=2030-06-01 done person=Jane Doe",
  ],
  ["Complete the task book a room", "- task Book a room due=2030-06-03 todo", "+ task Book a room due=2030-06-03 done"],
  [
    "Start the task send the deck",
    "- task Send the deck due=2030-06-01 todo person=Jane Doe",
    "+ task Send the deck due=2030-06-01 in_progress person=Jane Doe",
  ],
  [
    "Move the task book a room to Friday",
    "- task Book a room due=2030-06-03 todo",
    "+ task Book a room due=2030-06-07 todo",
  ],
  [
    "Postpone book a room until 2030-08-01",
    "- task Book a room due=2030-06-03 todo",
    "+ task Book a room due=2030-08-01 todo",
  ],
  [
    "Reschedule send the deck for tomorrow",
    "- task Send the deck due=2030-06-01 todo person=Jane Doe",
    "+ task Send the deck due=2030-06-04 todo person=Jane Doe",
  ],
  ["I finished book a room", "- task Book a room due=2030-06-03 todo", "+ task Book a room due=2030-06-03 done"],
]);

const withNote = {
  people: [{ ...jane, note: "Likes ships" }, omar],
  tasks: [deck],
  columns: [{ label: "Budget", type: "number" }],
};
const remove = [
  ...agent(
    "delete",
    withNote,
    [
      ["Delete Jane Doe"],
      ["Delete the task send the deck"],
      ["Delete the note about Jane Doe"],
      ["Delete the column Budget"],
      ["Please delete the contact Omar Haddad"],
      ["Unfollow Omar Haddad"],
    ],
    /confirm/i,
  ),
  ...agent("delete", withNote, [
    [["Delete the task send the deck", "yes"], "- task Send the deck due=2030-06-01 todo person=Jane Doe"],
    [["Delete the note about Jane Doe", "Yes, please"], "- note Jane Doe: Likes ships"],
    [
      ["Delete Omar Haddad", "do it"],
      "- founder Omar Haddad company=Globex stage=Contacted location=Paris industry=Robotics",
    ],
    [["Delete the column Budget", "yes, delete the column Budget"], "- column Budget number"],
    [["Delete Omar Haddad", "no"]],
    [["Delete Jane Doe", "What is overdue?"]],
    [["Delete Jane Doe", "What is overdue?", "yes"]],
  ]),
];

const columns = agent(
  "columns",
  {
    people: [jane],
    columns: [
      { label: "Budget", type: "number" },
      { label: "Round", type: "select", options: ["Seed", "Series A"] },
    ],
  },
  [
    ["Set Jane Doe's budget to 500", "+ value Jane Doe Budget=500"],
    ["Set Jane Doe's round to Seed", "+ value Jane Doe Round=Seed"],
    ["Set the round of Jane Doe to series a", "+ value Jane Doe Round=Series A"],
    ["Set Jane Doe's round to Series Z"],
    [["Add a column called Nickname", "yes"], "+ column Nickname text"],
    [["Add a column called Birthday", "yes"], "+ column Birthday date"],
    ["Add a column called Birthday"],
  ],
);

const several = agent("several", { people }, [
  [
    "Remind me to call Jane Doe tomorrow and add a note to Omar Haddad that he likes tea",
    dated("Call Jane Doe", "2030-06-04", "Jane Doe"),
    noted("He likes tea", "Omar Haddad"),
  ],
  [
    "Set Jane Doe's company to Northwind and remind me to congratulate her on Friday",
    ...janeWith("company=Acme", "company=Northwind"),
    dated("Congratulate her", "2030-06-07", "Jane Doe"),
  ],
  ["Add a task to book flights; add a task to book a hotel", "+ task Book flights todo", "+ task Book a hotel todo"],
  [
    "Remind me to call Omar Haddad on Friday and set Jane Doe's stage to Contacted",
    dated("Call Omar Haddad", "2030-06-07", "Omar Haddad"),
    ...janeWith("stage=Lead", "stage=Contacted"),
  ],
  ["Move everyone in Lead to Contacted"],
  [["Move everyone in Lead to Contacted", "yes"], ...janeWith("stage=Lead", "stage=Contacted")],
  [["Set everyone at Acme to Contacted", "yes"], ...janeWith("stage=Lead", "stage=Contacted")],
  [["Set everyone at Acme to Contacted", "cancel"]],
]);

/** Requests to add, change and delete records, one or several at a time. */
export const changingTasks: readonly EvalTask[] = [
  ...create,
  ...update,
  ...taskChanges,
  ...remove,
  ...columns,
  ...several,
];
