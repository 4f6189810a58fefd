import { type ExportedFile, list, utf8, written } from "./written";

// The attributes of a person: https://docs.attio.com/docs/standard-objects/standard-objects-people
export const attio: ExportedFile = {
  tool: "Attio people",
  bytes: utf8(
    written(
      list(
        "Record ID,Record,Email addresses,Description,Company,Job title,Avatar URL,Phone numbers,Primary location,LinkedIn,Twitter,Twitter follower count,First email interaction,Last interaction,Strongest connection strength,Created at",
      ),
      [
        {
          "Record ID": "bf071e1f-6035-429d-b874-d83ea64ea13b",
          Record: "Ngozi Eze",
          "Email addresses": "ngozi@palm.example, n.eze@home.example",
          Description: "Founder of Palm.",
          Company: "Palm",
          "Job title": "CEO",
          "Avatar URL": "https://assets.attio.com/avatars/1.png",
          "Phone numbers": "+15558675309",
          "Primary location": "Lagos, NG",
          LinkedIn: "https://linkedin.com/in/ngozieze",
          Twitter: "ngozieze",
          "Twitter follower count": "1204",
          "First email interaction": "2024-11-01T01:02:03.456Z",
          "Last interaction": "2025-06-30T22:41:00.000000000Z",
          "Strongest connection strength": "Very strong",
          "Created at": "2022-11-21T13:22:49.061281000Z",
        },
        {
          "Record ID": "97052eb9-e65e-443f-a297-f2d9a4a7f795",
          Record: "Bo Li",
          "Email addresses": "bo@li.example",
          "Strongest connection strength": "Weak",
          LinkedIn: "https://www.linkedin.com/in/bo-li-77",
          "Created at": "2023-01-26T14:47:04.999Z",
        },
      ],
      { quotes: "needed", lineEnd: "\n" },
    ),
  ),
  columns: {
    Record: "name",
    "Email addresses": "email",
    Description: "note",
    Company: "company",
    "Job title": "roleTitle",
    "Primary location": "location",
    LinkedIn: "profileUrl",
    "Avatar URL": "photoUrl",
    "Last interaction": "lastTouchAt",
  },
  people: 2,
  others: 0,
};

// Native fields of a person in a group: https://help.folk.app/en/articles/9790806-folk-data-model, https://developer.folk.app/core-concepts/groups
export const folk: ExportedFile = {
  tool: "a Folk group",
  bytes: utf8(
    written(
      list(
        "First name,Last name,Job title,Companies,Emails,Phones,Addresses,URLs,Groups,Status,Last interaction date,Created at",
      ),
      [
        {
          "First name": "Inès",
          "Last name": "Moreau",
          "Job title": "Cofondatrice",
          Companies: "Brume, Atelier Brume",
          Emails: "ines@brume.example; ines@home.example",
          Phones: "04 50 11 22 33",
          Addresses: "Annecy",
          URLs: "https://www.linkedin.com/in/ines-moreau, https://brume.example",
          Groups: "Leads, Climate",
          Status: "To contact",
          "Last interaction date": "2025-04-30",
          "Created at": "2025-01-02",
        },
        {
          "First name": "Pål",
          "Last name": "Aas",
          Emails: "pal@aas.example",
          URLs: "https://no.linkedin.com/in/pal-aas",
          Groups: "Leads",
          Status: "Lost",
          "Created at": "2025-01-02",
        },
      ],
      { quotes: "needed", lineEnd: "\n" },
    ),
  ),
  columns: {
    "First name": "firstName",
    "Last name": "lastName",
    "Job title": "roleTitle",
    Companies: "company",
    Emails: "email",
    Addresses: "location",
    URLs: "profileUrl",
    Status: "status",
    "Last interaction date": "lastTouchAt",
  },
  people: 2,
  others: 0,
};
