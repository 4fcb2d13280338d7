/** Splits a list of words. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** First names of agents and contacts. Many, so that a search for a name finds few records. */
export const firstNames = words(`
  Aaron Abigail Adam Adrian Agnes Aisha Alan Albert Alexander Alice Alicia Allison Alma Alvin Amanda Amber Amelia Amir Amy Ana
  Andre Andrea Andrew Angela Anika Anita Ann Anthony Antonio April Ariana Arthur Ashley Audrey Barbara Beatriz Benjamin
  Bernard Beth Beverly Blake Bonnie Bradley Brandon Brenda Brian Bridget Bruce Bryan Caleb Calvin Camila Carl Carlos Carmen
  Carol Caroline Catherine Cecilia Charles Charlotte Chidi Chloe Christina Christopher Claire Clara Clarence Claudia Clayton
  Cody Colin Connor Corey Courtney Craig Crystal Cynthia Daisy Dale Damian Dana Daniel Daphne Darius David Deborah Dennis
  Derek Diana Diego Dominic Donald Donna Dorothy Douglas Duncan Dylan Earl Eddie Edith Edward Eileen Elaine Elena Eli Elias
  Elizabeth Ella Ellen Emily Emma Eric Erica Erin Esther Ethan Eugene Eva Evan Evelyn Faith Farah Felicia Felix Fernando
  Frances Francis Frank Gabriel Gail Garrett George Gerald Gina Gloria Grace Graham Grant Gregory Hannah Harold Harriet
  Harry Hector Heather Helen Henry Holly Howard Hugh Ian Imani Irene Iris Isaac Isabel Ivan Jack Jacob Jacqueline Jade Jamal
  James Jamie Jane Janet Jasmine Jason Javier Jean Jeffrey Jennifer Jeremy Jessica Joan Joanna Joel John Jonathan Jorge
  Joseph Joshua Joyce Juan Judith Julia Julian June Justin Karen Karl Katherine Kayla Keith Kelly Kenji Kenneth Kevin
  Kimberly Kyle Laila Larry Laura Lauren Lawrence Leah Leon Leonard Leslie Lillian Linda Logan Louis Lucas Lucia Lucy Luis
  Lydia Madison Malik Marcus Margaret Maria Marie Marion Marisol Mark Martha Martin Mary Matthew Maya Megan Melissa Mia
  Michael Michelle Miguel Miriam Molly Monica Nadia Nancy Naomi Natalie Nathan Neil Nicholas Nicole Nina Noah Noor Nora
  Olivia Omar Oscar Owen Pamela Patricia Patrick Paul Pauline Pedro Peter Philip Priya Quentin Rachel Rafael Ralph Ramona
  Raymond Rebecca Renee Ricardo Richard Rita Robert Roberta Robin Roger Ronald Rosa Rose Roy Ruby Russell Ruth Ryan Samantha
  Samir Samuel Sandra Sara Scott Sean Sergio Sharon Sheila Shirley Simon Sofia Sonia Stefan Stella Stephanie Stephen Steven
  Stuart Susan Sylvia Tamara Tanya Teresa Theo Theresa Thomas Timothy Tina Todd Travis Tyler Uma Valerie Vanessa Vera
  Veronica Victor Victoria Vincent Violet Virginia Walter Warren Wayne Wendy Wesley William Xavier Yolanda Yusuf Yvonne
  Zachary Zoe
`);

/** Last names of agents and contacts. */
export const lastNames = words(`
  Abbott Acosta Adams Aguilar Ahmed Albright Alexander Allen Alvarez Andersen Anderson Armstrong Arnold Atkins Austin Avery
  Bailey Baker Baldwin Banks Barker Barnes Barrett Bates Bauer Beck Becker Bell Bennett Benson Bishop Black Blair Blake
  Boone Bowen Boyd Bradley Brady Brennan Briggs Brooks Brown Bryant Burke Burns Burton Bush Butler Byrd Cabrera Caldwell
  Campbell Cannon Carey Carlson Carpenter Carroll Carson Carter Castillo Castro Chandler Chapman Chaudhry Chavez Chen Choi
  Christensen Clark Clayton Cohen Coleman Collins Conway Cooper Cortez Costa Cox Craig Crawford Cruz Cunningham Curtis
  Dalton Daniels Davidson Davies Davis Dawson Dean Decker Delgado Dennis Diaz Dixon Donnelly Dorsey Douglas Doyle Drake
  Duarte Duncan Dunn Duran Eaton Edwards Elliott Ellis Emerson Eriksen Erickson Espinoza Estrada Evans Fairbanks Farrell
  Ferguson Fernandez Fields Figueroa Fischer Fisher Fitzgerald Fleming Fletcher Flores Flynn Fontaine Ford Foster Fowler Fox
  Francis Franklin Fraser Freeman Friedman Fuentes Fuller Gallagher Garcia Gardner Garrison Gates Gibbs Gibson Gilbert
  Goldberg Gomez Gonzalez Goodman Gordon Graham Grant Graves Gray Green Greer Griffin Gross Guerrero Gutierrez Haddad Hall
  Hamilton Hansen Harper Harris Harrison Hart Hartman Harvey Hayes Henderson Hernandez Herrera Hicks Hill Hoffman Holland
  Holloway Holmes Hopkins Horn Houston Howard Howell Hudson Hughes Hunt Hunter Ibarra Ingram Irwin Jackson Jacobs James
  Jenkins Jennings Jensen Jimenez Johansson Johnson Jordan Joseph Joyce Kaplan Keller Kelley Kennedy Kerr Khan Kim King Kirk
  Klein Knight Kowalski Kramer Lambert Lane Larson Lawrence Lawson Lee Leonard Lewis Lindgren Lindqvist Little Livingston
  Logan Long Lopez Lowe Lucas Lynch Lyons Maddox Maldonado Manning Marsh Marshall Martinez Mason Maxwell Mbeki McCarthy
  McDonald McKenzie Medina Mejia Mendoza Mercer Meyer Miles Miller Mitchell Molina Monroe Montgomery Moore Morales Moreno
  Morgan Morris Morrison Mueller Murphy Murray Myers Nakamura Nash Navarro Nelson Newton Nguyen Nichols Nielsen Nolan Norris
  Novak Nunez Okafor Olson Ortega Osborne Owens Padilla Page Palmer Park Parker Patel Patterson Paulson Payne Pearson Pena
  Perez Perkins Peters Petersen Petrov Phillips Pierce Porter Powell Price Quinn Ramirez Ramos Randall Ray Reed Reeves Reid
  Reyes Reynolds Rhodes Richards Riley Rivera Roberts Robinson Rodriguez Rogers Roman Rossi Rowe Ruiz Russell Ryan Salazar
  Sanders Sandoval Santos Saunders Schmidt Schneider Schultz Schwartz Scott Sharma Shaw Shelton Silva Simmons Singh Skinner
  Sloan Snyder Soto Spencer Stanley Steele Stein Stewart Stone Strickland Suarez Sullivan Sutton Swanson Tanaka Taylor
  Thompson Thornton Tran Tucker Turner Underwood Valdez Vance Vargas Vaughn Vega Wade Wagner Walker Wallace Walsh Walters
  Ward Warner Warren Watkins Weaver Weber Webster Weiss Wells West Wheeler Whitaker White Wilkins Williams Willis Winters
  Wolfe Wong Woods Wright Yates Yoder York Young Zamora Ziegler Zimmerman
`);
