/** The members of the family that types these lines. */
export const PEOPLE = [
  { id: 1, name: "Ella" },
  { id: 2, name: "Noah" },
  { id: 3, name: "Anna Maria" },
  { id: 4, name: "Tom" },
  { id: 5, name: "Zoë" },
] as const;

/**
 * Lines of quick add with their meaning on Sunday, 22 November 2026, at noon, where the day comes before the month:
 * title, date, hours, rule, last date, people ("+"), place ("@"). A title alone means that no part of the line was
 * understood.
 */
export const LINES = `
Piano Sat 17:00 weekly Ella                                      => Piano | 2026-11-28 | 17:00-18:00 | FREQ=WEEKLY;BYDAY=SA | +Ella
Piano, Sat, 17:00, Ella                                          => Piano | 2026-11-28 | 17:00-18:00 | +Ella
piano saturday 5pm ella                                          => piano | 2026-11-28 | 17:00-18:00 | +Ella
Piano Sat. 5pm                                                   => Piano | 2026-11-28 | 17:00-18:00
Piano on Saturday at 17:00                                       => Piano | 2026-11-28 | 17:00-18:00
Piano this Saturday 17:00                                        => Piano | 2026-11-28 | 17:00-18:00
Piano next Saturday 17:00                                        => Piano | 2026-11-28 | 17:00-18:00
Piano Sat 5                                                      => Piano | 2026-11-28 | 17:00-18:00
Piano Sat 10                                                     => Piano | 2026-11-28 | 10:00-11:00
Piano Sat 5 Dec                                                  => Piano | 2026-12-05 | all day
Piano Sat 5th                                                    => Piano | 2026-12-05 | all day
Dentist tomorrow 9:30                                            => Dentist | 2026-11-23 | 09:30-10:30
Dentist tomorrow at 9:30 Noah                                    => Dentist | 2026-11-23 | 09:30-10:30 | +Noah
Dentist at 9:30 tomorrow for Noah                                => Dentist | 2026-11-23 | 09:30-10:30 | +Noah
Dentist today 14:15                                              => Dentist | 2026-11-22 | 14:15-15:15
Dentist today 9:15                                               => Dentist | 2026-11-22 | 09:15-10:15
Dentist 9:15                                                     => Dentist | 2026-11-23 | 09:15-10:15
Dentist 14:15                                                    => Dentist | 2026-11-22 | 14:15-15:15
Dentist at 3                                                     => Dentist | 2026-11-22 | 15:00-16:00
Dentist at 7                                                     => Dentist | 2026-11-23 | 07:00-08:00
Dentist at 11                                                    => Dentist | 2026-11-23 | 11:00-12:00
Dentist at 3:00                                                  => Dentist | 2026-11-23 | 03:00-04:00
Dentist at 3 pm                                                  => Dentist | 2026-11-22 | 15:00-16:00
Dentist @3                                                       => Dentist | 2026-11-22 | 15:00-16:00
Dentist @ 3 pm                                                   => Dentist | 2026-11-22 | 15:00-16:00
Dentist @15:00                                                   => Dentist | 2026-11-22 | 15:00-16:00
Dentist at 3 for 45 min                                          => Dentist | 2026-11-22 | 15:00-15:45
Dentist at 3 for 45 minutes                                      => Dentist | 2026-11-22 | 15:00-15:45
Dentist at 3 for an hour                                         => Dentist | 2026-11-22 | 15:00-16:00
Dentist at 3 for half an hour                                    => Dentist | 2026-11-22 | 15:00-15:30
Dentist at 3 for 2 hours                                         => Dentist | 2026-11-22 | 15:00-17:00
Dentist at 3 for 1.5 hours                                       => Dentist | 2026-11-22 | 15:00-16:30
Dentist at 3 for 1h                                              => Dentist | 2026-11-22 | 15:00-16:00
Dentist at 3 for two hours                                       => Dentist | 2026-11-22 | 15:00-17:00
Dentist at 3 for 1 hour 30 min                                   => Dentist | 2026-11-22 | 15:00-16:30
Football Tue 17-18:30                                            => Football | 2026-11-24 | 17:00-18:30
Football Tue 17–18:30                                            => Football | 2026-11-24 | 17:00-18:30
Football Tue 17:00-18:30                                         => Football | 2026-11-24 | 17:00-18:30
Football Tue 17:00 - 18:30                                       => Football | 2026-11-24 | 17:00-18:30
Football Tue 17:00 to 18:30                                      => Football | 2026-11-24 | 17:00-18:30
Football Tue from 5 to 6                                         => Football | 2026-11-24 | 17:00-18:00
Football Tue between 5 and 6                                     => Football | 2026-11-24 | 17:00-18:00
Football Tue 5-6                                                 => Football | 2026-11-24 | 17:00-18:00
Football Tue 5-6pm                                               => Football | 2026-11-24 | 17:00-18:00
Football Tue 5pm-6pm                                             => Football | 2026-11-24 | 17:00-18:00
Football Tue 5:30-7pm                                            => Football | 2026-11-24 | 17:30-19:00
Football Tue 11-1                                                => Football | 2026-11-24 | 11:00-13:00
Football Tue 11-1pm                                              => Football | 2026-11-24 | 11:00-13:00
Football Tue 9-5                                                 => Football | 2026-11-24 | 09:00-17:00
Football Tue 10-12                                               => Football | 2026-11-24 | 10:00-12:00
Football Tue 17:00 until 18:30                                   => Football | 2026-11-24 | 17:00-18:30
Football Tue 17:00 till 7pm                                      => Football | 2026-11-24 | 17:00-19:00
Night shift Mon 22-6                                             => Night shift | 2026-11-23..2026-11-24 | 22:00-06:00
Night shift Mon 22:00-6:00                                       => Night shift | 2026-11-23..2026-11-24 | 22:00-06:00
Football training Tue 17-18:30 at Park Road pitches              => Football training | 2026-11-24 | 17:00-18:30 | @Park Road pitches
Football training every Tue 17-18:30 @ Park Road pitches Noah    => Football training | 2026-11-24 | 17:00-18:30 | FREQ=WEEKLY;BYDAY=TU | +Noah | @Park Road pitches
Football Tue 17-18:30 @Park Noah                                 => Football | 2026-11-24 | 17:00-18:30 | +Noah | @Park
Birthday party at Sam's Sat 3-6pm                                => Birthday party | 2026-11-28 | 15:00-18:00 | @Sam's
Party at Sam's at 5 on Friday                                    => Party | 2026-11-27 | 17:00-18:00 | @Sam's
Party at 5 at Sam's on Friday                                    => Party | 2026-11-27 | 17:00-18:00 | @Sam's
Party Friday at home                                             => Party | 2026-11-27 | all day | @home
Concert at Town Hall at 7:30pm next Friday                       => Concert | 2026-11-27 | 19:30-20:30 | @Town Hall
Dinner at Grandma's Sunday noon                                  => Dinner | 2026-11-29 | 12:00-13:00 | @Grandma's
Lunch with Tom Sunday noon                                       => Lunch | 2026-11-29 | 12:00-13:00 | +Tom
Lunch at noon Fri                                                => Lunch | 2026-11-27 | 12:00-13:00
Tea at 17.30                                                     => Tea | 2026-11-22 | 17:30-18:30
Tea 17.30                                                        => Tea 17.30
Vet 5.30pm friday                                                => Vet | 2026-11-27 | 17:30-18:30
Vet 5 p.m. friday                                                => Vet | 2026-11-27 | 17:00-18:00
New year party 31 December midnight                              => New year party | 2026-12-31 | 00:00-01:00
@Gym Mon 6-7                                                     => Gym | 2026-11-23 | 18:00-19:00 | @Gym
at Gym Mon                                                       => Gym | 2026-11-23 | all day | @Gym
School play Dec 5th                                              => School play | 2026-12-05 | all day
School play December 5                                           => School play | 2026-12-05 | all day
School play 5 December                                           => School play | 2026-12-05 | all day
School play 5th of December                                      => School play | 2026-12-05 | all day
School play the 5th of December                                  => School play | 2026-12-05 | all day
School play 5 Dec. 19:00                                         => School play | 2026-12-05 | 19:00-20:00
School play 5 December 2027 7pm                                  => School play | 2027-12-05 | 19:00-20:00
School play Dec 5, 2027                                          => School play | 2027-12-05 | all day
School play Fri 4 Dec 18:00                                      => School play | 2026-12-04 | 18:00-19:00
School play 2026-12-05                                           => School play | 2026-12-05 | all day
School play 5/12                                                 => School play | 2026-12-05 | all day
School play 5/12 19:00                                           => School play | 2026-12-05 | 19:00-20:00
School play 5/12/2027                                            => School play | 2027-12-05 | all day
School play 5/12/27                                              => School play | 2027-12-05 | all day
School play 12/24                                                => School play | 2026-12-24 | all day
School play 5.12.                                                => School play | 2026-12-05 | all day
School play 5.12.2027                                            => School play | 2027-12-05 | all day
School play 24. 12.                                              => School play | 2026-12-24 | all day
School play 3/4                                                  => School play | 2027-04-03 | all day
School play 22/11                                                => School play | 2026-11-22 | all day
School play 21/11                                                => School play | 2027-11-21 | all day
School play 21 November                                          => School play | 2027-11-21 | all day
School play 22 November                                          => School play | 2026-11-22 | all day
School play the 5th                                              => School play | 2026-12-05 | all day
School play on the 22nd                                          => School play | 2026-11-22 | all day
School play the 21st                                             => School play | 2026-12-21 | all day
School play the 31st                                             => School play | 2026-12-31 | all day
Party 29 Feb                                                     => Party | 2028-02-29 | all day
Party 30 Feb                                                     => Party 30 Feb
Party in 3 days                                                  => Party | 2026-11-25 | all day
Party in a week                                                  => Party | 2026-11-29 | all day
Party in two weeks                                               => Party | 2026-12-06 | all day
Party in 2 months 15:00                                          => Party | 2027-01-22 | 15:00-16:00
Party day after tomorrow                                         => Party | 2026-11-24 | all day
Party the day after tomorrow at 4                                => Party | 2026-11-24 | 16:00-17:00
Pizza tonight 7pm                                                => Pizza | 2026-11-22 | 19:00-20:00
tonight pizza 19:00                                              => pizza | 2026-11-22 | 19:00-20:00
tomorrow                                                         => tomorrow | 2026-11-23 | all day
Sat                                                              => Sat | 2026-11-28 | all day
Sat 17:00                                                        => Sat 17:00 | 2026-11-28 | 17:00-18:00
Ella                                                             => Ella | 2026-11-22 | all day | +Ella
Ella Sat 10                                                      => Ella | 2026-11-28 | 10:00-11:00 | +Ella
Ella and Noah Sat 10                                             => Ella, Noah | 2026-11-28 | 10:00-11:00 | +Ella+Noah
everyone Sat at 4                                                => everyone Sat at 4 | 2026-11-28 | 16:00-17:00 | everyone
Family meeting everyone Sat at 4                                 => Family meeting | 2026-11-28 | 16:00-17:00 | everyone
Family meeting everybody Sat at 4                                => Family meeting | 2026-11-28 | 16:00-17:00 | everyone
Swimming every Tuesday and Thursday 4-5pm Ella and Noah          => Swimming | 2026-11-24 | 16:00-17:00 | FREQ=WEEKLY;BYDAY=TU,TH | +Ella+Noah
Swimming Ella & Noah Sat 10:00                                   => Swimming | 2026-11-28 | 10:00-11:00 | +Ella+Noah
Swimming Ella, Noah and Tom Sat 10:00                            => Swimming | 2026-11-28 | 10:00-11:00 | +Ella+Noah+Tom
Swimming for Ella and Noah Sat 10:00                             => Swimming | 2026-11-28 | 10:00-11:00 | +Ella+Noah
Swimming with Tom Sat 10:00                                      => Swimming | 2026-11-28 | 10:00-11:00 | +Tom
Swimming ELLA Sat 10:00                                          => Swimming | 2026-11-28 | 10:00-11:00 | +Ella
Swimming Zoe Sat 10:00                                           => Swimming | 2026-11-28 | 10:00-11:00 | +Zoë
Swimming Zoë Sat 10:00                                           => Swimming | 2026-11-28 | 10:00-11:00 | +Zoë
Anna Maria piano in two weeks 15:00                              => piano | 2026-12-06 | 15:00-16:00 | +Anna Maria
Anna piano Sat                                                   => Anna piano | 2026-11-28 | all day
Anna Maria's birthday 3 May                                      => Anna Maria's birthday | 2027-05-03 | all day
Ella's birthday 3 May                                            => Ella's birthday | 2027-05-03 | all day
Elladora visits Sat                                              => Elladora visits | 2026-11-28 | all day
Salt and pepper Ella                                             => Salt and pepper | 2026-11-22 | all day | +Ella
Bins every 2nd Tue                                               => Bins | 2026-11-24 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
Bins every second Tuesday                                        => Bins | 2026-11-24 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
Bins every other Monday                                          => Bins | 2026-11-23 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO
Bins every Monday                                                => Bins | 2026-11-23 | all day | FREQ=WEEKLY;BYDAY=MO
Bins each Monday                                                 => Bins | 2026-11-23 | all day | FREQ=WEEKLY;BYDAY=MO
Bins Mondays                                                     => Bins | 2026-11-23 | all day | FREQ=WEEKLY;BYDAY=MO
Bins on Mondays 7:00                                             => Bins | 2026-11-23 | 07:00-08:00 | FREQ=WEEKLY;BYDAY=MO
Bins every Mon, Wed and Fri                                      => Bins | 2026-11-23 | all day | FREQ=WEEKLY;BYDAY=MO,WE,FR
Bins every Mon Wed Fri 7:15                                      => Bins | 2026-11-23 | 07:15-08:15 | FREQ=WEEKLY;BYDAY=MO,WE,FR
PE kit Tuesdays and Thursdays                                    => PE kit | 2026-11-24 | all day | FREQ=WEEKLY;BYDAY=TU,TH
Custody every 2 weeks on Fri, Sat and Sun                        => Custody | 2026-11-22 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SA,SU
Custody every other week on Friday                               => Custody | 2026-11-27 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
Custody every two weeks Fri 18:00                                => Custody | 2026-11-27 | 18:00-19:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
Standup weekdays 9:15                                            => Standup | 2026-11-23 | 09:15-10:15 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
Standup every weekday 9:15                                       => Standup | 2026-11-23 | 09:15-10:15 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
Standup daily 9:15                                               => Standup | 2026-11-23 | 09:15-10:15 | FREQ=DAILY
Standup every day at 9                                           => Standup | 2026-11-23 | 09:00-10:00 | FREQ=DAILY
Vitamins every 3 days                                            => Vitamins | 2026-11-22 | all day | FREQ=DAILY;INTERVAL=3
Gym daily 7:00 10 times                                          => Gym | 2026-11-23 | 07:00-08:00 | FREQ=DAILY;COUNT=10
Gym daily 7:00 10x                                               => Gym | 2026-11-23 | 07:00-08:00 | FREQ=DAILY;COUNT=10
Gym weekly Mon 18:00 until 31 January                            => Gym | 2026-11-23 | 18:00-19:00 | FREQ=WEEKLY;BYDAY=MO | until 2027-01-31
Ballet Mondays 16:30 until 3 June                                => Ballet | 2026-11-23 | 16:30-17:30 | FREQ=WEEKLY;BYDAY=MO | until 2027-06-03
Ballet Mondays 16:30-17:15 until 3/6                             => Ballet | 2026-11-23 | 16:30-17:15 | FREQ=WEEKLY;BYDAY=MO | until 2027-06-03
Ballet Mon weekly until tomorrow                                 => Ballet | 2026-11-23 | all day | FREQ=WEEKLY;BYDAY=MO | until 2026-11-23
Brunch every weekend 10:30                                       => Brunch | 2026-11-28 | 10:30-11:30 | FREQ=WEEKLY;BYDAY=SA,SU
Rent monthly                                                     => Rent | 2026-11-22 | all day | FREQ=MONTHLY;BYMONTHDAY=22
Rent monthly on the 1st                                          => Rent | 2026-12-01 | all day | FREQ=MONTHLY;BYMONTHDAY=1
Rent every month on the 1st                                      => Rent | 2026-12-01 | all day | FREQ=MONTHLY;BYMONTHDAY=1
Rent monthly 1 December                                          => Rent | 2026-12-01 | all day | FREQ=MONTHLY;BYMONTHDAY=1
Rent every month                                                 => Rent | 2026-11-22 | all day | FREQ=MONTHLY;BYMONTHDAY=22
Pay day every month on the last Friday                           => Pay day | 2026-11-27 | all day | FREQ=MONTHLY;BYDAY=-1FR
Pay day every month on the last day                              => Pay day | 2026-11-30 | all day | FREQ=MONTHLY;BYMONTHDAY=-1
Pay day last Friday of the month                                 => Pay day | 2026-11-27 | all day | FREQ=MONTHLY;BYDAY=-1FR
Book club 2nd Tuesday of the month 20:00                         => Book club | 2026-12-08 | 20:00-21:00 | FREQ=MONTHLY;BYDAY=2TU
Book club every second Tuesday of the month 20:00                => Book club | 2026-12-08 | 20:00-21:00 | FREQ=MONTHLY;BYDAY=2TU
Book club every 3 months on the 2nd Tuesday                      => Book club | 2026-12-08 | all day | FREQ=MONTHLY;INTERVAL=3;BYDAY=2TU
Insurance yearly 1 March                                         => Insurance | 2027-03-01 | all day | FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1
Insurance annually 1 March                                       => Insurance | 2027-03-01 | all day | FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1
Insurance every year on 1 March                                  => Insurance | 2027-03-01 | all day | FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1
Biweekly review Thu 10:00                                        => review | 2026-11-26 | 10:00-11:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
Review fortnightly Thu 10:00                                     => Review | 2026-11-26 | 10:00-11:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
Choir Wed at 5 for 45 min                                        => Choir | 2026-11-25 | 17:00-17:45
Camp Mon-Fri                                                     => Camp | 2026-11-23..2026-11-27 | all day
Camp Mon to Fri                                                  => Camp | 2026-11-23..2026-11-27 | all day
Camp 5-8 Dec                                                     => Camp | 2026-12-05..2026-12-08 | all day
Camp 5 Dec - 8 Dec                                               => Camp | 2026-12-05..2026-12-08 | all day
Camp from 5 Dec to 8 Dec                                         => Camp | 2026-12-05..2026-12-08 | all day
Camp Dec 5 to Dec 8                                              => Camp | 2026-12-05..2026-12-08 | all day
Camp 24.12. - 27.12.                                             => Camp | 2026-12-24..2026-12-27 | all day
Camp for 3 days tomorrow                                         => Camp | 2026-11-23..2026-11-25 | all day
Trip 28 Dec to 3 Jan                                             => Trip | 2026-12-28..2027-01-03 | all day
Buy milk                                                         => Buy milk
Call Grandma                                                     => Call Grandma
Math 4 homework                                                  => Math 4 homework
team lunch 12                                                    => team lunch 12
May visits                                                       => May visits
March of the penguins                                            => March of the penguins
Skiing every winter                                              => Skiing every winter
Read chapters 5 and 6                                            => Read chapters 5 and 6
2 to 3 apples                                                    => 2 to 3 apples
Call 555-1234                                                    => Call 555-1234
Version 2.10                                                     => Version 2.10
Room 101 at                                                      => Room 101 at
x                                                                => x
Jogging for fun                                                  => Jogging for fun
a @ b                                                            => a | 2026-11-22 | all day | @b
Éclair baking Sunday 15:00                                       => Éclair baking | 2026-11-22 | 15:00-16:00
誕生日 Sat 15:00                                                    => 誕生日 | 2026-11-28 | 15:00-16:00
🎂 for Ella Sat 3pm                                               => 🎂 | 2026-11-28 | 15:00-16:00 | +Ella
Meeting (late) Fri 20:00                                         => Meeting (late) | 2026-11-27 | 20:00-21:00
Meeting "Q4" Fri 20:00                                           => Meeting "Q4" | 2026-11-27 | 20:00-21:00
Flight 2026-12-24 18:45                                          => Flight | 2026-12-24 | 18:45-19:45
Flight 24 Dec 18:45 @ Terminal 2                                 => Flight | 2026-12-24 | 18:45-19:45 | @Terminal 2
Sleepover Fri 19:00-10:00                                        => Sleepover | 2026-11-27..2026-11-28 | 19:00-10:00
Doctor Mo 9:00                                                   => Doctor Mo | 2026-11-23 | 09:00-10:00
Doctor Thurs 9:00                                                => Doctor | 2026-11-26 | 09:00-10:00
Doctor Weds 9:00                                                 => Doctor | 2026-11-25 | 09:00-10:00
Doctor tues 9am                                                  => Doctor | 2026-11-24 | 09:00-10:00
Doctor 9am and 5pm Fri                                           => Doctor and 5pm | 2026-11-27 | 09:00-10:00
Doctor Fri Sat 9:00                                              => Doctor Sat | 2026-11-27 | 09:00-10:00
Lesson 16h Fri                                                   => Lesson | 2026-11-27 | 16:00-17:00
Lesson 4 o'clock Fri                                             => Lesson | 2026-11-27 | 16:00-17:00
Lesson at 25 Fri                                                 => Lesson | 2026-11-27 | all day | @25
Camp 15-18 Dec 2027                                              => Camp | 2027-12-15..2027-12-18 | all day
Bins every 2nd week Tue                                          => Bins | 2026-11-24 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
Sale until 3 June                                                => Sale until | 2027-06-03 | all day
Say it 10 times                                                  => Say it 10 times
Gym daily 7:00 10 times 5 times                                  => Gym 5 times | 2026-11-23 | 07:00-08:00 | FREQ=DAILY;COUNT=10
Gym daily 7:00 until 3 June 10 times                             => Gym 10 times | 2026-11-23 | 07:00-08:00 | FREQ=DAILY | until 2027-06-03
Tea Ella and Ella Sat 10:00                                      => Tea | 2026-11-28 | 10:00-11:00 | +Ella
Fish and Ella Sat 10:00                                          => Fish and | 2026-11-28 | 10:00-11:00 | +Ella
Tea ((Ella)) Sat!!                                               => Tea | 2026-11-28 | all day | +Ella
E(lla Sat                                                        => E(lla | 2026-11-28 | all day
El!la Sat                                                        => El!la | 2026-11-28 | all day
Lunch noon Fri                                                   => Lunch | 2026-11-27 | 12:00-13:00
Camp 5-8 Dec Mon to Fri                                          => Camp Mon to Fri | 2026-12-05..2026-12-08 | all day
Piano next Sunday 17:00                                          => Piano | 2026-11-29 | 17:00-18:00
Piano,; Sat                                                      => Piano | 2026-11-28 | all day
Ham, eggs Sat                                                    => Ham, eggs | 2026-11-28 | all day
Lesson 17:75 Fri                                                 => Lesson 17:75 | 2026-11-27 | all day
Choir every Thursday 19:00 from 7 January until 25 March         => Choir | 2027-01-07 | 19:00-20:00 | FREQ=WEEKLY;BYDAY=TH | until 2027-03-25
Choir weekly 7 Jan to 25 Mar 19:00                               => Choir | 2027-01-07 | 19:00-20:00 | FREQ=WEEKLY;BYDAY=TH | until 2027-03-25
Pills daily 1-10 Dec                                             => Pills | 2026-12-01 | all day | FREQ=DAILY | until 2026-12-10
Camp Mon-Fri weekly                                              => Camp | 2026-11-23..2026-11-27 | all day | FREQ=WEEKLY;BYDAY=MO
Swimming Tuesdays 4pm for 10 weeks                               => Swimming | 2026-11-24 | 16:00-17:00 | FREQ=WEEKLY;BYDAY=TU | until 2027-02-01
Antibiotics daily for 7 days                                     => Antibiotics | 2026-11-22 | all day | FREQ=DAILY | until 2026-11-28
Holiday 3 Aug for 2 weeks                                        => Holiday | 2027-08-03..2027-08-16 | all day
Physio weekly Thu 4pm x6                                         => Physio | 2026-11-26 | 16:00-17:00 | FREQ=WEEKLY;COUNT=6;BYDAY=TH
Rent 1st of every month                                          => Rent | 2026-12-01 | all day | FREQ=MONTHLY;BYMONTHDAY=1
Rent the first of the month                                      => Rent | 2026-12-01 | all day | FREQ=MONTHLY;BYMONTHDAY=1
Accounts last of the month                                       => Accounts | 2026-11-30 | all day | FREQ=MONTHLY;BYMONTHDAY=-1
Gym Mon, Wed, Fri 6-7am                                          => Gym | 2026-11-23 | 06:00-07:00 | FREQ=WEEKLY;BYDAY=MO,WE,FR
Gym 6-7am Mon Wed Fri                                            => Gym | 2026-11-23 | 06:00-07:00 | FREQ=WEEKLY;BYDAY=MO,WE,FR
Homework club Mon, Tue and Thu 15:30                             => Homework club | 2026-11-23 | 15:30-16:30 | FREQ=WEEKLY;BYDAY=MO,TU,TH
Yoga Mon & Wed 6pm weekly                                        => Yoga | 2026-11-23 | 18:00-19:00 | FREQ=WEEKLY;BYDAY=MO,WE
Yoga weekly Sat and Sun 10:00                                    => Yoga | 2026-11-28 | 10:00-11:00 | FREQ=WEEKLY;BYDAY=SA,SU
Yoga Tue/Thu 18:00 until 3 June                                  => Yoga | 2026-11-24 | 18:00-19:00 | FREQ=WEEKLY;BYDAY=TU,TH | until 2027-06-03
Custody every 2 weeks Fri Sat Sun                                => Custody | 2026-11-22 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SA,SU
Camping Sat and Sun                                              => Camping | 2026-11-28..2026-11-29 | all day
Camping Sat & Sun 5 Dec                                          => Camping Sat & Sun | 2026-12-05 | all day
Football Sat 9-10:30 everyone until 3 June                       => Football | 2026-11-28 | 09:00-10:30 | FREQ=WEEKLY;BYDAY=SA | until 2027-06-03 | everyone
Football Sat 9-10:30 until 29 Nov                                => Football until 29 Nov | 2026-11-28 | 09:00-10:30
Cinema tonight 7.30                                              => Cinema | 2026-11-22 | 19:30-20:30
Cinema tonight 11-1                                              => Cinema | 2026-11-22..2026-11-23 | 23:00-01:00
Cinema tonight 19:30                                             => Cinema | 2026-11-22 | 19:30-20:30
Dancing tonight at 12                                            => Dancing | 2026-11-22 | 12:00-13:00
Sleepover Fri 6pm to Sat 10am                                    => Sleepover | 2026-11-27..2026-11-28 | 18:00-10:00
Shift Fri 22:00 until Sat 6:00                                   => Shift | 2026-11-27..2026-11-28 | 22:00-06:00
Zoo Sat all day                                                  => Zoo | 2026-11-28 | all day
Zoo all-day Sat                                                  => Zoo | 2026-11-28 | all day
Zoo Sat 10:00 all day                                            => Zoo all day | 2026-11-28 | 10:00-11:00
Camping Sun & Mon                                                => Camping | 2026-11-22..2026-11-23 | all day
Date night Friday night 7                                        => Date night | 2026-11-27 | 19:00-20:00
Breakfast sat morning 9                                          => Breakfast | 2026-11-28 | 09:00-10:00
Run Monday morning 6                                             => Run | 2026-11-23 | 06:00-07:00
Yoga Tue evening 7-8:30                                          => Yoga | 2026-11-24 | 19:00-20:30
Party Fri night 11-1                                             => Party | 2026-11-27..2026-11-28 | 23:00-01:00
Yoga Monday mornings 7:00                                        => Yoga | 2026-11-23 | 07:00-08:00 | FREQ=WEEKLY;BYDAY=MO
Dinner at 7 in the evening                                       => Dinner | 2026-11-23 | 19:00-20:00
Call plumber tomorrow morning                                    => Call plumber morning | 2026-11-23 | all day
Call plumber this afternoon 3                                    => Call plumber | 2026-11-22 | 15:00-16:00
Jogging for 45 min                                               => Jogging for 45 min
Walk 30 min Sat                                                  => Walk 30 min | 2026-11-28 | all day
Guitar Wed 4pm (30 min)                                          => Guitar | 2026-11-25 | 16:00-16:30
Guitar 30 min Wed 4pm Noah                                       => Guitar | 2026-11-25 | 16:00-16:30 | +Noah
Guitar Wed 4pm 1h                                                => Guitar | 2026-11-25 | 16:00-17:00
Guitar Noah Wed 4-4:30                                           => Guitar | 2026-11-25 | 16:00-16:30 | +Noah
Ballet Ella Tue & Thu 4:15-5 until 18 June                       => Ballet | 2026-11-24 | 16:15-17:00 | FREQ=WEEKLY;BYDAY=TU,TH | until 2027-06-18 | +Ella
Dinner at six                                                    => Dinner | 2026-11-22 | 18:00-19:00
Dinner at half past six Fri                                      => Dinner | 2026-11-27 | 18:30-19:30
Swim quarter past 4 Tue                                          => Swim | 2026-11-24 | 16:15-17:15
Lesson half 6 Fri                                                => Lesson | 2026-11-27 | 18:30-19:30
Tea at Nan's Sun 4ish                                            => Tea | 2026-11-22 | 16:00-17:00 | @Nan's
Custody every other weekend                                      => Custody | 2026-11-22 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU
Custody alternate weekends                                       => Custody | 2026-11-22 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU
Custody every other weekend Fri 6pm to Sun 6pm                   => Custody | 2026-11-27..2026-11-29 | 18:00-18:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
Custody every 2nd weekend from 4 Dec                             => Custody | 2026-12-05 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU
Noah to dad every other Friday 17:00 - Sunday 18:00              => to dad | 2026-11-27..2026-11-29 | 17:00-18:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR | +Noah
Market weekends 10am                                             => Market | 2026-11-28 | 10:00-11:00 | FREQ=WEEKLY;BYDAY=SA,SU
Recycling every other Thursday starting 3 Dec                    => Recycling | 2026-12-03 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
Piano from 7 Jan every Monday 4pm                                => Piano | 2027-01-11 | 16:00-17:00 | FREQ=WEEKLY;BYDAY=MO
Swim lessons Sat 9am for 8 weeks starting 9 Jan                  => Swim lessons | 2027-01-09 | 09:00-10:00 | FREQ=WEEKLY;BYDAY=SA | until 2027-03-05
School run Mon-Fri 8:15                                          => School run | 2026-11-23 | 08:15-09:15 | FREQ=DAILY | until 2026-11-27
School run Mon-Fri 8:15 weekly                                   => School run | 2026-11-23 | 08:15-09:15 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
School run every Mon-Fri 8:15                                    => School run | 2026-11-23 | 08:15-09:15 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
Camp Mon-Fri 9-3                                                 => Camp | 2026-11-23 | 09:00-15:00 | FREQ=DAILY | until 2026-11-27
Camp 7-11 Dec 9:00-15:00                                         => Camp | 2026-12-07 | 09:00-15:00 | FREQ=DAILY | until 2026-12-11
Feed cat Dec 24-26                                               => Feed cat | 2026-12-24..2026-12-26 | all day
Camp Dec 7 - 11                                                  => Camp | 2026-12-07..2026-12-11 | all day
Camp December 7th - 11th, 2027                                   => Camp | 2027-12-07..2027-12-11 | all day
Half term 15th-19th February                                     => Half term | 2027-02-15..2027-02-19 | all day
Party Dec 5 3-5                                                  => Party | 2026-12-05 | 15:00-17:00
Book fair Nov 30 through Dec 4                                   => Book fair | 2026-11-30..2026-12-04 | all day
Recital Sunday 13/12 2pm                                         => Recital | 2026-12-13 | 14:00-15:00
Kino Fr 4.12. 20:00                                              => Kino Fr | 2026-12-04 | 20:00-21:00
Kino Fri 4.12. 20:00                                             => Kino | 2026-12-04 | 20:00-21:00
Mortgage every 15th                                              => Mortgage | 2026-12-15 | all day | FREQ=MONTHLY;BYMONTHDAY=15
Bins every 2nd                                                   => Bins every | 2026-12-02 | all day
Grandma birthday every 3 March                                   => Grandma birthday | 2027-03-03 | all day | FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3
Return library books by Fri                                      => Return library books | 2026-11-27 | all day
Orthodontist 6 weeks from today                                  => Orthodontist | 2027-01-03 | all day
Garbage day tmrw                                                 => Garbage day | 2026-11-23 | all day
Noah: dentist Tue 3pm                                            => dentist | 2026-11-24 | 15:00-16:00 | +Noah
Judo - Noah - Sat 10                                             => Judo | 2026-11-28 | 10:00-11:00 | +Noah
Dentist Ella/Noah Tue 3pm                                        => Dentist | 2026-11-24 | 15:00-16:00 | +Ella+Noah
Lunch w/ Tom Fri 12                                              => Lunch | 2026-11-27 | 12:00-13:00 | +Tom
Math test ch 4-6 Fri                                             => Math test ch 4-6 | 2026-11-27 | all day
Party @ 12 Oak St Sat 2pm                                        => Party | 2026-11-28 | 14:00-15:00 | @12 Oak St
Swim M/W/F 17:00                                                 => Swim | 2026-11-23 | 17:00-18:00 | FREQ=WEEKLY;BYDAY=MO,WE,FR
Swim every M/W/F 5pm                                             => Swim | 2026-11-23 | 17:00-18:00 | FREQ=WEEKLY;BYDAY=MO,WE,FR
Tennis Tu/Th 18:00                                               => Tennis | 2026-11-24 | 18:00-19:00 | FREQ=WEEKLY;BYDAY=TU,TH
Tennis T/Th 18:00                                                => Tennis | 2026-11-24 | 18:00-19:00 | FREQ=WEEKLY;BYDAY=TU,TH
Swim every Mon/Wed/Fri 17:00                                     => Swim | 2026-11-23 | 17:00-18:00 | FREQ=WEEKLY;BYDAY=MO,WE,FR
Party m/f 18:00                                                  => Party m/f | 2026-11-22 | 18:00-19:00
Scouts 1st and 3rd Tuesday 18:00                                 => Scouts 1st and 3rd Tuesday | 2026-11-22 | 18:00-19:00
Scouts every 1st and 3rd Tuesday of the month 18:00              => Scouts every 1st and 3rd Tuesday of the month | 2026-11-22 | 18:00-19:00
Scouts 2nd & 4th Tue monthly                                     => Scouts 2nd & 4th Tue monthly
Rent first and last Friday of each month, 9:00                   => Rent first and last Friday of each month | 2026-11-23 | 09:00-10:00
Choir 1st, 3rd and 5th of the month 18:00                        => Choir 1st, 3rd and 5th of the month | 2026-11-22 | 18:00-19:00
Guitar Wed 4pm for 45 min for 30 min                             => Guitar for 30 min | 2026-11-25 | 16:00-16:45
Shift Fri 22-23 until Sat 6:00                                   => Shift until Sat 6:00 | 2026-11-27 | 22:00-23:00
Sleepover Fri 6pm to 10am Sat                                    => Sleepover | 2026-11-27..2026-11-28 | 18:00-10:00
Sleepover Fri 18:00-12:00 Sun                                    => Sleepover | 2026-11-27..2026-11-29 | 18:00-12:00
Sleepover every Fri 6pm to 10am Sun                              => Sleepover | 2026-11-27..2026-11-29 | 18:00-10:00 | FREQ=WEEKLY;BYDAY=FR
Sleepover Fri 6pm to Sat 9-10                                    => Sleepover to Sat 9-10 | 2026-11-27 | 18:00-19:00
Sleepover every Fri 6pm to Sat 10am                              => Sleepover | 2026-11-27..2026-11-28 | 18:00-10:00 | FREQ=WEEKLY;BYDAY=FR
Conference Fri 9am to 5pm Sun                                    => Conference | 2026-11-27..2026-11-29 | 09:00-17:00
Football Tue 5-6 Sat                                             => Football Sat | 2026-11-24 | 17:00-18:00
Party Sat 20-24                                                  => Party | 2026-11-28..2026-11-29 | 20:00-00:00
Party Sat 20:00 to 24:00                                         => Party | 2026-11-28..2026-11-29 | 20:00-00:00
Party Sat 24:00                                                  => Party 24:00 | 2026-11-28 | all day
Zoo all day Sat 10:00                                            => Zoo 10:00 | 2026-11-28 | all day
Read pages 2-3 Fri                                               => Read pages 2-3 | 2026-11-27 | all day
Read p. 2-3 Fri                                                  => Read p. 2-3 | 2026-11-27 | all day
Trip for grades 4-5 Fri                                          => Trip for grades 4-5 | 2026-11-27 | all day
Lab rooms 4-5 Fri                                                => Lab rooms 4-5 | 2026-11-27 | all day
Shoes size 4-5 Fri                                               => Shoes size 4-5 | 2026-11-27 | all day
Party ages 4-6 Fri                                               => Party ages 4-6 | 2026-11-27 | all day
Unit 3-4 Fri                                                     => Unit 3-4 | 2026-11-27 | all day
Party @ 123 Oak St Sat 2pm                                       => Party | 2026-11-28 | 14:00-15:00 | @123 Oak St
Party 16:30 3 June                                               => Party | 2027-06-03 | 16:30-17:30
Dinner at 5 Dec                                                  => Dinner | 2026-12-05 | all day
Tea this morning 9                                               => Tea | 2026-11-22 | 09:00-10:00
Tea this morning                                                 => Tea this morning
Run this evening 7 this evening                                  => Run this evening | 2026-11-22 | 19:00-20:00
Yoga Mondays mornings 7:00                                       => Yoga | 2026-11-23 | 07:00-08:00 | FREQ=WEEKLY;BYDAY=MO
Yoga mornings 7:00                                               => Yoga mornings | 2026-11-23 | 07:00-08:00
Dinner tomorrow at 7 at night                                    => Dinner | 2026-11-23 | 19:00-20:00
Dinner tomorrow 7:00 in the afternoon                            => Dinner | 2026-11-23 | 19:00-20:00
Dinner tomorrow in the morning                                   => Dinner in the morning | 2026-11-23 | all day
Swim W/F 9:00                                                    => Swim W/F | 2026-11-23 | 09:00-10:00
Swim F/Sa/Su 9:00                                                => Swim | 2026-11-27 | 09:00-10:00
Swim Tu/Foo/Th 9:00                                              => Swim Tu/Foo/Th | 2026-11-23 | 09:00-10:00
Choir Thu 16:30 through 3 June                                   => Choir | 2026-11-26 | 16:30-17:30 | FREQ=WEEKLY;BYDAY=TH | until 2027-06-03
Choir Thu 16:30 until Fri                                        => Choir until Fri | 2026-11-26 | 16:30-17:30
Choir 3 Dec 16:30 until 3 June                                   => Choir until 3 June | 2026-12-03 | 16:30-17:30
Football Sat 9-10:30 until 6 Dec                                 => Football | 2026-11-28 | 09:00-10:30 | FREQ=WEEKLY;BYDAY=SA | until 2026-12-06
Football Sat 9-10:30 until 5 Dec                                 => Football until 5 Dec | 2026-11-28 | 09:00-10:30
Piano every Monday beginning on 7 Jan                            => Piano | 2027-01-11 | all day | FREQ=WEEKLY;BYDAY=MO
Piano 5 Dec from 7 Jan                                           => Piano from 7 Jan | 2026-12-05 | all day
Piano Mon from 7 Jan                                             => Piano | 2027-01-11 | all day
Piano Mon-Fri from 7 Jan                                         => Piano from 7 Jan | 2026-11-23..2026-11-27 | all day
Piano weekly starting Wed                                        => Piano | 2026-11-25 | all day | FREQ=WEEKLY;BYDAY=WE
Gym Fri Mon, Wed 7:00                                            => Gym | 2026-11-23 | 07:00-08:00 | FREQ=WEEKLY;BYDAY=MO,WE,FR
Gym Mon, Wed 7:00 x6                                             => Gym | 2026-11-23 | 07:00-08:00 | FREQ=WEEKLY;COUNT=6;BYDAY=MO,WE
Gym 5 Dec Mon, Tue                                               => Gym Mon, Tue | 2026-12-05 | all day
Tea for Ella and Sat                                             => Tea and | 2026-11-28 | all day | +Ella
Tea Ella&Noah Sat                                                => Tea | 2026-11-28 | all day | +Ella+Noah
Tea Ella/Foo Sat                                                 => Tea Ella/Foo | 2026-11-28 | all day
Tea with everyone Sat                                            => Tea | 2026-11-28 | all day | everyone
Tea with zebra Sat                                               => Tea with zebra | 2026-11-28 | all day
Tea everyone and Ella Sat                                        => Tea | 2026-11-28 | all day | everyone
Tea Anna Ella Sat                                                => Tea Anna | 2026-11-28 | all day | +Ella
Camp weekly 5-11 Dec                                             => Camp | 2026-12-05..2026-12-11 | all day | FREQ=WEEKLY;BYDAY=SA
Camp weekly 5-12 Dec                                             => Camp | 2026-12-05 | all day | FREQ=WEEKLY;BYDAY=SA | until 2026-12-12
Camp monthly 1-28 Dec                                            => Camp | 2026-12-01..2026-12-28 | all day | FREQ=MONTHLY;BYMONTHDAY=1
Camp monthly 1-29 Dec                                            => Camp | 2026-12-01 | all day | FREQ=MONTHLY;BYMONTHDAY=1 | until 2026-12-29
Pills daily 5-6 Dec                                              => Pills | 2026-12-05..2026-12-06 | all day | FREQ=DAILY
Pills daily 5-7 Dec                                              => Pills | 2026-12-05 | all day | FREQ=DAILY | until 2026-12-07
Swim Sat 9:00 for 14 days                                        => Swim | 2026-11-28 | 09:00-10:00 | FREQ=WEEKLY;BYDAY=SA | until 2026-12-11
Swim Sat 9:00 for 13 days                                        => Swim | 2026-11-28..2026-12-10 | 09:00-10:00
Swim 5 Dec 9:00 for 14 days                                      => Swim | 2026-12-05..2026-12-18 | 09:00-10:00
Tea Sat morning 13:30                                            => Tea | 2026-11-28 | 01:30-02:30
Tea Sat morning 12:30                                            => Tea | 2026-11-28 | 12:30-13:30
Tea Sat evening 1                                                => Tea | 2026-11-28 | 13:00-14:00
Tea tomorrow night 11                                            => Tea | 2026-11-23..2026-11-24 | 23:00-00:00
Tea Sat 23:00 for 2 hours                                        => Tea | 2026-11-28..2026-11-29 | 23:00-01:00
- Party Sat                                                      => Party | 2026-11-28 | all day
Party Sat at                                                     => Party at | 2026-11-28 | all day
Party at Sam's at Home Sat                                       => Party | 2026-11-28 | all day | @Sam's at Home
Camping Sat, Sun, Mon                                            => Camping | 2026-11-28..2026-11-30 | all day
Camping Fri, Sat, Sun 9:00                                       => Camping Sat, Sun | 2026-11-27 | 09:00-10:00
Camping Sat, Sun x3                                              => Camping | 2026-11-22 | all day | FREQ=WEEKLY;COUNT=3;BYDAY=SA,SU
Camp 5-8 Dec 9-15 weekly                                         => Camp | 2026-12-05..2026-12-08 | 09:00-15:00 | FREQ=WEEKLY;BYDAY=SA
Dentist 12:00                                                    => Dentist | 2026-11-23 | 12:00-13:00
Dentist 12:01                                                    => Dentist | 2026-11-22 | 12:01-13:01
`;
